import { isAtOnce, type Time } from '@/features/booking/domain/clashes';
import { isSamePerson, type Named } from './same-person';

/** A person on an item; `order` is null until the order is placed. */
export type OnItem = Time & Named & { order: string | null };

/**
 * True when both are the same person at the same time, which is refused within one order; a missing name matches
 * nobody.
 */
export const isBookedTwice = (one: OnItem, other: OnItem): boolean =>
  one.order !== other.order && one.full_name !== '' && isAtOnce(one, other) && isSamePerson(one, other);

/** The booking IDs of other orders with the same person at the same time, without duplicates. */
export const alsoOn = <Some extends OnItem & { bookingId: string }>(
  person: Some,
  others: readonly Some[],
): string[] => [...new Set(others.filter((other) => isBookedTwice(person, other)).map(({ bookingId }) => bookingId))];
