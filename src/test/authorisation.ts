import { meets, type Needs, type Preset, presetNames, presets, type Right, rights } from '@/shared/schema/rights';

export type Visitor =
  | 'visitor'
  | 'customer'
  | 'agent'
  | Preset
  | 'withoutRights'
  | 'deactivatedCustomer'
  | 'deactivatedOwner';
type Verdict = 'in' | 'unauthenticated' | 'forbidden' | 'deactivated';
/** The answer that each kind of visitor gets to one call. */
export type Row = Record<Visitor, Verdict>;
/** The callers admitted to a call, and the rights it needs if it is a staff call. */
export type Rule = { row: Row; needs?: Needs };

const everyPreset = (verdict: Verdict) =>
  Object.fromEntries(presetNames.map((preset) => [preset, verdict])) as Record<Preset, Verdict>;
const staffIn = (verdict: Verdict) => ({ ...everyPreset(verdict), withoutRights: verdict });
const refusedDeactivated = { deactivatedCustomer: 'deactivated', deactivatedOwner: 'deactivated' } as const;
const everyone: Row = { visitor: 'in', customer: 'in', agent: 'in', ...staffIn('in'), ...refusedDeactivated };
const everyAccount: Row = { ...everyone, visitor: 'unauthenticated' };
const everyCustomer: Row = { ...everyAccount, ...staffIn('forbidden') };
const everyStaff: Row = { ...everyAccount, customer: 'forbidden', agent: 'forbidden' };

export const anyone: Rule = { row: everyone };
export const signedIn: Rule = { row: everyAccount };
export const customers: Rule = { row: everyCustomer };
/** Admits every staff account, whatever its rights. */
export const anyStaff: Rule = { row: everyStaff };
/** Signing out is open to every session of that audience, deactivated or not. */
export const leavingCustomers: Rule = {
  row: { ...everyCustomer, deactivatedCustomer: 'in', deactivatedOwner: 'forbidden' },
};
export const leavingStaff: Rule = { row: { ...everyStaff, deactivatedCustomer: 'forbidden', deactivatedOwner: 'in' } };

/** Admits staff accounts with these rights. */
export function staff(needs: Needs): Rule {
  const verdicts = presetNames.map((preset) => [preset, meets(presets[preset], needs) ? 'in' : 'forbidden']);
  return { needs, row: { ...everyStaff, ...Object.fromEntries(verdicts), withoutRights: 'forbidden' } };
}

const withoutAny = (refused: readonly Right[]) => rights.filter((right) => !refused.includes(right));

/** The smallest sets of rights that admit an account. */
export function rightsFor(needs: Needs): (readonly Right[])[] {
  if (typeof needs === 'string') return [[needs]];
  return 'anyOf' in needs ? needs.anyOf.map((right) => [right]) : [needs.allOf];
}

/** The largest sets of rights that do not admit an account. */
export function rightsBelow(needs: Needs): (readonly Right[])[] {
  if (typeof needs === 'string') return [withoutAny([needs])];
  return 'anyOf' in needs ? [withoutAny(needs.anyOf)] : needs.allOf.map((right) => withoutAny([right]));
}
