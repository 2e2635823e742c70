import { isAtOnce, type Time } from '@/features/booking/domain/clashes';
import { isSamePerson, type Named } from './same-person';

/** A person on an item of an order, which is null while it is not placed. */
export type OnItem = Time & Named & { order: string | null };

/** Whether these are one person at once; within an order that is refused, and an open name is nobody's. */
export const isBookedTwice = (one: OnItem, other: OnItem): boolean =>
  one.order !== other.order && one.full_name !== '' && isAtOnce(one, other) && isSamePerson(one, other);

/** The booking IDs of the other orders on which somebody is at the same time, each once. */
export const alsoOn = <Some extends OnItem & { bookingId: string }>(
  person: Some,
  others: readonly Some[],
): string[] => [...new Set(others.filter((other) => isBookedTwice(person, other)).map(({ bookingId }) => bookingId))];
