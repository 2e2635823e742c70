import { leadItem } from '@/features/orders/domain/lead-item';
import { isBooked } from '@/features/orders/domain/shares';
import { type Day, toDay } from '@/shared/time/days';

type Item = { state: 'booked' | 'off'; offAt: Date | null; activityDate: Date; position: number };
type Move = { date?: Day | undefined; from?: Day | undefined };

/** Booked items that begin on the given day; without a day, the earliest booked item. */
function itemsMeant<I extends Item>(items: readonly I[], from: Day | undefined): I[] {
  if (from !== undefined) return items.filter((item) => isBooked(item) && toDay(item.activityDate) === from);
  return [leadItem(items)].filter(isBooked);
}

/** Items that the move applies to and that are not on the new day yet. */
export const itemsToMove = <I extends Item>(items: readonly I[], { date, from }: Move): I[] =>
  itemsMeant(items, from).filter(({ activityDate }) => toDay(activityDate) !== date);

/** True when nothing is left to move and an item of the order is on the new day. */
export const isThere = (items: readonly Item[], move: Move): boolean =>
  itemsToMove(items, move).length === 0 &&
  items.some((item) => isBooked(item) && toDay(item.activityDate) === move.date);
