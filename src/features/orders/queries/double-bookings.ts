import type { Time } from '@/features/booking/domain/clashes';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import { findPeopleOut, type PeopleFilter } from '@/features/orders/data/double-bookings';
import { openBirthDate } from '@/features/orders/data/sealed';
import { alsoOn, isBookedTwice } from '@/features/orders/domain/booked-twice';
import type { Named } from '@/features/orders/domain/same-person';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { lineIn, localisedLine } from '@/shared/schema/localised';
import { type Day, laterDay } from '@/shared/time/days';

type Out = Awaited<ReturnType<typeof findPeopleOut>>[number];

/** Leaves out birth dates, which are decrypted only for people with the same name. */
const withoutBirth = ({ fullName: full_name, ...row }: Out) => ({ ...row, full_name, date_of_birth: null });
const withBirth = (row: ReturnType<typeof withoutBirth>) => ({ ...row, date_of_birth: openBirthDate(row) });

/** An item, booked or wanted, with its people. */
type ItemWithPeople = Time & { people: readonly Named[] };

/**
 * Finds people who are on another order at the same time, without a lock, because it only warns and refuses nothing.
 */
export async function doubleBookings(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  items: readonly ItemWithPeople[],
  whose: PeopleFilter,
): Promise<DoubleBooking[]> {
  const wanted = items.flatMap(({ people, ...time }) =>
    people.filter(({ full_name }) => full_name !== '').map((person) => ({ ...time, ...person, order: whose.except })),
  );
  const days = wanted.flatMap(({ first, last }) => [first, last]).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return [];
  const out = (await findPeopleOut(db, from, to, whose)).map(withoutBirth);
  const namesakes = out.filter((other) => wanted.some((person) => isBookedTwice(person, other))).map(withBirth);
  return namesakes.flatMap((other) => {
    const person = wanted.find((one) => isBookedTwice(one, other));
    if (!person) return [];
    return {
      name: person.full_name,
      uuid: other.order,
      booking_id: other.bookingId,
      title: lineIn(localisedLine.parse(other.titles), locale),
      date: laterDay(person.first, other.first),
      parts: other.parts.filter((part) => person.parts.includes(part)),
    };
  });
}

/** Returns, for each person out on a day, the other orders that they are on at the same time. */
export async function otherOrdersOn(db: Tx, day: Day): Promise<(who: { item: string; diver: string }) => string[]> {
  const out = (await findPeopleOut(db, day, day, { except: null, customer: null })).map(withoutBirth);
  const namesakes = out.filter((one) => out.some((other) => isBookedTwice(one, other))).map(withBirth);
  return ({ item, diver }) => {
    const person = namesakes.find((one) => one.item === item && one.diver === diver);
    return person ? alsoOn(person, namesakes) : [];
  };
}
