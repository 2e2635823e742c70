import type { AllHoldLimits, HoldLimits } from './hold-limits';

const HOUR_MS = 60 * 60 * 1000;

/** The orders of one account, or of one network. */
export type HoldUsage = {
  open: { orders: number; seats: number; firstEndsAt: Date | null };
  lastHour: { orders: number; oldestAt: Date | null };
};

export type HoldFacts = {
  seats: number;
  account: HoldUsage;
  /** Null when the order has no known address. */
  network: HoldUsage | null;
};

/**
 * Only online orders have limits; phone orders are the shop's decision, so they bring no facts and do not count against
 * the customer.
 */
export type HoldRequest = ({ origin: 'online' } & HoldFacts) | { origin: 'phone' };
export type OrderOrigin = HoldRequest['origin'];

export type HoldScope = 'account' | 'network';
export type HoldRefusal =
  | { reason: 'group_too_large'; most: number }
  | { reason: 'too_many_an_hour'; scope: HoldScope; retryAfterMs: number }
  | { reason: 'too_many_open'; scope: HoldScope; orders: number; firstEndsAt: Date | null }
  | { reason: 'too_many_seats'; scope: HoldScope; seats: number; most: number; firstEndsAt: Date | null };
export type HoldDecision = { isAllowed: true } | { isAllowed: false; refusal: HoldRefusal };

function hourRefusal(scope: HoldScope, { lastHour }: HoldUsage, limits: HoldLimits, now: Date): HoldRefusal | null {
  if (lastHour.orders < limits.ordersAnHour) return null;
  const freeAt = (lastHour.oldestAt ?? now).getTime() + HOUR_MS;
  return { reason: 'too_many_an_hour', scope, retryAfterMs: freeAt - now.getTime() };
}

function openRefusal(scope: HoldScope, { open }: HoldUsage, limits: HoldLimits, seats: number): HoldRefusal | null {
  const { orders, firstEndsAt } = open;
  if (orders >= limits.orders) return { reason: 'too_many_open', scope, orders, firstEndsAt };
  if (open.seats + seats <= limits.seats) return null;
  return { reason: 'too_many_seats', scope, seats: open.seats, most: limits.seats, firstEndsAt };
}

function refusalOf({ seats, account, network }: HoldFacts, limits: AllHoldLimits, now: Date): HoldRefusal | null {
  if (seats > limits.account.seats) return { reason: 'group_too_large', most: limits.account.seats };
  return (
    hourRefusal('account', account, limits.account, now) ??
    (network && hourRefusal('network', network, limits.network, now)) ??
    openRefusal('account', account, limits.account, seats) ??
    (network && openRefusal('network', network, limits.network, seats))
  );
}

/** Decides whether an order may hold seats unpaid; a refusal names the first limit exceeded. */
export function decideHold(request: HoldRequest, limits: AllHoldLimits, now: Date): HoldDecision {
  const refusal = request.origin === 'online' ? refusalOf(request, limits, now) : null;
  return refusal ? { isAllowed: false, refusal } : { isAllowed: true };
}
