import { type ItemMoney, isBooked } from './shares';

type Placed = Pick<ItemMoney, 'state'> & { activityDate: Date; position: number };

/** The item that an order shows where it shows one: the earliest booked one, of two on the same day the first. */
export const earliestOf = <Item extends Placed>(items: readonly Item[]): Item | null =>
  items
    .filter(isBooked)
    .toSorted(
      (one, other) => one.activityDate.getTime() - other.activityDate.getTime() || one.position - other.position,
    )[0] ?? null;
