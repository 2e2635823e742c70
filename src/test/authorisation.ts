export type Visitor = 'visitor' | 'customer' | 'agent' | 'admin' | 'deactivatedCustomer' | 'deactivatedAdmin';
type Verdict = 'in' | 'unauthenticated' | 'forbidden' | 'deactivated';
/** The answer that each visitor gets to one call. */
export type Row = Record<Visitor, Verdict>;

const refusedDeactivated = { deactivatedCustomer: 'deactivated', deactivatedAdmin: 'deactivated' } as const;

export const anyone: Row = { visitor: 'in', customer: 'in', agent: 'in', admin: 'in', ...refusedDeactivated };
export const signedIn: Row = { ...anyone, visitor: 'unauthenticated' };
export const customers: Row = { ...signedIn, admin: 'forbidden' };
export const admins: Row = { ...signedIn, customer: 'forbidden', agent: 'forbidden' };
/** Signing out is open to every session of that audience, deactivated or not. */
export const leavingCustomers: Row = { ...customers, deactivatedCustomer: 'in', deactivatedAdmin: 'forbidden' };
export const leavingAdmins: Row = { ...admins, deactivatedCustomer: 'forbidden', deactivatedAdmin: 'in' };
