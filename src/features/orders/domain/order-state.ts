import type { ErrorCode } from '@/shared/errors/errors';

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

export type EventActor = 'customer' | 'admin' | 'system';

/** Every transition of an order: its sources, its target and who may make it. */
const transitions = {
  pay: { to: 'paid', from: ['pending_payment', 'expired'], by: ['system', 'admin'] },
  accept: { to: 'paid', from: ['pending_payment', 'expired'], by: ['admin'] },
  expire: { to: 'expired', from: ['pending_payment'], by: ['system'] },
  confirm: { to: 'confirmed', from: ['paid'], by: ['admin', 'system'] },
  decline: { to: 'declined', from: ['paid', 'confirmed'], by: ['admin'] },
  cancel: { to: 'cancelled', from: ['pending_payment', 'paid', 'confirmed'], by: ['customer', 'admin'] },
  refund: { to: 'refunded', from: ['paid', 'confirmed'], by: ['customer', 'admin'] },
  complete: { to: 'completed', from: ['confirmed'], by: ['system'] },
} as const satisfies Record<string, { to: OrderStatus; from: readonly OrderStatus[]; by: readonly EventActor[] }>;

export type Transition = keyof typeof transitions;
/** Transitions that end an order; only an expired order can continue, when it is paid late. */
export type EndTransition = 'expire' | 'decline' | 'cancel' | 'refund' | 'complete';
export const allTransitions = Object.keys(transitions) as Transition[];

export const isAllowed = (transition: Transition, from: OrderStatus, by: EventActor): boolean => {
  const rule: { from: readonly OrderStatus[]; by: readonly EventActor[] } = transitions[transition];
  return rule.from.includes(from) && rule.by.includes(by);
};

export const statusAfter = <T extends Transition>(transition: T): (typeof transitions)[T]['to'] =>
  transitions[transition].to;

/** Paid at least in part and not cancelled, so its divers are on the boat. */
export const comesAlong: readonly OrderStatus[] = ['paid', 'confirmed', 'completed'];

/** Paid or awaiting payment; both hold seats. */
export const statusesWithSeats: readonly OrderStatus[] = [...comesAlong, 'pending_payment'];
export const holdsSeats = (status: OrderStatus): boolean => statusesWithSeats.includes(status);

export type EndedStatus = (typeof transitions)[EndTransition]['to'];
const ended: readonly EndedStatus[] = ['completed', 'cancelled', 'declined', 'refunded', 'expired'];
/** True for an ended order, whose retained amount is final. */
export const hasEnded = (status: OrderStatus): status is EndedStatus => ended.some((one) => one === status);

/**
 * The error for an order that cannot be changed in this status, usually because it changed after the page was loaded.
 */
export const refusalIn = (status: OrderStatus): ErrorCode =>
  status === 'paid' || status === 'confirmed'
    ? 'state_not_allowed'
    : status === 'pending_payment'
      ? 'order_unpaid'
      : `order_${status}`;

export const isFinal = (status: OrderStatus): boolean =>
  allTransitions.every((transition) => !(transitions[transition].from as readonly OrderStatus[]).includes(status));

export const hasVoucher = (status: OrderStatus): boolean => status === 'confirmed' || status === 'completed';

export const hasCalendar = (status: OrderStatus): boolean => status === 'paid' || hasVoucher(status);
