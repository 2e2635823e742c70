import { bookedItemsOf } from '@/features/ready/domain/diver-link';

type Item = { state: 'booked' | 'off'; activityDate: Date; lastDay: Date; divers: readonly { diverId: string }[] };

/** The earliest booked item of a diver; without a diver, of the order. */
export const firstItemOf = <One extends Item>(items: readonly One[], diverId?: string): One | undefined =>
  (diverId ? bookedItemsOf(items, diverId) : items.filter(({ state }) => state === 'booked')).toSorted(
    (one, other) => one.activityDate.getTime() - other.activityDate.getTime(),
  )[0];
