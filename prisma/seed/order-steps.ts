import type { EventActor, OrderStatus } from '../../src/features/orders/domain/order-state';
import { type Day, momentOf, plusDays } from '../../src/shared/time/days';

export const HOUR_MS = 60 * 60 * 1000;
/** Hours from the order to each step. */
const hoursOn = [0, 0.2, 20, 26];

/** Statuses that an order passes through to reach its own. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  pending_payment: ['pending_payment'],
  paid: ['pending_payment', 'paid'],
  confirmed: ['pending_payment', 'paid', 'confirmed'],
  completed: ['pending_payment', 'paid', 'confirmed', 'completed'],
  cancelled: ['pending_payment', 'paid', 'cancelled'],
  declined: ['pending_payment', 'paid', 'declined'],
  refunded: ['pending_payment', 'paid', 'confirmed', 'refunded'],
  expired: ['pending_payment', 'expired'],
};

/** The actor of each change of status. */
const takenBy: Record<OrderStatus, EventActor> = {
  pending_payment: 'customer',
  paid: 'system',
  confirmed: 'admin',
  completed: 'system',
  cancelled: 'customer',
  declined: 'admin',
  refunded: 'customer',
  expired: 'system',
};

export type Step = { to: OrderStatus; from: OrderStatus | undefined; at: Date };

/** Dates the steps of an order, which completes the night after its day. */
export const stepsTo = (status: OrderStatus, { created, day }: { created: Date; day: Day }): Step[] =>
  ways[status].map((to, index) => ({
    to,
    from: ways[status][index - 1],
    at:
      to === 'completed'
        ? momentOf(plusDays(day, 1), '00:11')
        : new Date(created.getTime() + (hoursOn[index] ?? 0) * HOUR_MS),
  }));

/** Converts steps to timeline events. */
export const eventsOf = (steps: Step[], { customerId, reason }: { customerId: string; reason: string | undefined }) =>
  steps.map(({ to, from, at }) => ({
    at,
    kind: from ? 'status' : 'created',
    by: takenBy[to],
    actorId: from ? null : customerId,
    from: from ?? null,
    to,
    note: to === 'declined' ? (reason ?? null) : null,
  }));
