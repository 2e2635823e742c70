import { comesAlong, type OrderStatus } from '@/features/orders/domain/order-state';
import { type Day, plusDays, toDay } from '@/shared/time/days';

const QUARTER_HOUR = 15 * 60;

/** Counts only links that open nothing. */
export const unknownDiverLinksPerAddress = {
  name: 'diver-link-address',
  points: 30,
  perSeconds: QUARTER_HOUR,
  of: 'address',
} as const;

type Item = { state: 'booked' | 'off'; lastDay: Date; divers: readonly { diverId: string }[] };

/** The booked items of a diver. */
export const bookedItemsOf = <One extends Item>(items: readonly One[], diverId: string): One[] =>
  items.filter(({ state, divers }) => state === 'booked' && divers.some((diver) => diver.diverId === diverId));

/** The last day on which a diver's link works: the day after their last booked day; null when nothing is booked. */
export function diverLinkEnd(items: readonly Item[], diverId: string): Day | null {
  const days = bookedItemsOf(items, diverId).map(({ lastDay }) => toDay(lastDay));
  const last = days.toSorted().at(-1);
  return last ? plusDays(last, 1) : null;
}

type Order = { status: OrderStatus; anonymisedAt: Date | null; items: readonly Item[] };

/** True while a diver of the order can answer by a link. */
export function canAnswer({ status, anonymisedAt, items }: Order, diverId: string, today: Day): boolean {
  const end = diverLinkEnd(items, diverId);
  return comesAlong.includes(status) && anonymisedAt === null && end !== null && today <= end;
}
