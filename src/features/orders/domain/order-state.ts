export const orderStatuses = [
  'pending_payment',
  'paid',
  'confirmed',
  'completed',
  'cancelled',
  'declined',
  'refunded',
  'expired',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type Doer = 'customer' | 'admin' | 'system';

/** Every way an order changes its status: by what, from where to where, and by whom. */
const transitions = {
  pay: { to: 'paid', from: ['pending_payment', 'expired'], by: ['system'] },
  expire: { to: 'expired', from: ['pending_payment'], by: ['system'] },
  confirm: { to: 'confirmed', from: ['paid'], by: ['admin'] },
  decline: { to: 'declined', from: ['paid', 'confirmed'], by: ['admin'] },
  cancel: { to: 'cancelled', from: ['pending_payment', 'paid', 'confirmed'], by: ['customer', 'admin'] },
  refund: { to: 'refunded', from: ['paid', 'confirmed'], by: ['customer', 'admin'] },
  complete: { to: 'completed', from: ['confirmed'], by: ['system'] },
} as const satisfies Record<string, { to: OrderStatus; from: readonly OrderStatus[]; by: readonly Doer[] }>;

export type Transition = keyof typeof transitions;
export const allTransitions = Object.keys(transitions) as Transition[];

export const isAllowed = (transition: Transition, from: OrderStatus, by: Doer): boolean => {
  const rule: { from: readonly OrderStatus[]; by: readonly Doer[] } = transitions[transition];
  return rule.from.includes(from) && rule.by.includes(by);
};

export const statusAfter = (transition: Transition): OrderStatus => transitions[transition].to;

/** While an order is in one of these, its divers have their places. */
const keepsPlaces: readonly OrderStatus[] = ['pending_payment', 'paid', 'confirmed', 'completed'];
export const holdsPlaces = (status: OrderStatus): boolean => keepsPlaces.includes(status);

/** Paid for at least in part and not called off: its divers are on the boat. */
export const comesAlong: readonly OrderStatus[] = ['paid', 'confirmed', 'completed'];

export const isFinal = (status: OrderStatus): boolean =>
  allTransitions.every((transition) => !(transitions[transition].from as readonly OrderStatus[]).includes(status));
