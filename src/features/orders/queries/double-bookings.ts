import type { Time } from '@/features/booking/domain/clashes';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import { findPeopleOut, type PeopleFilter } from '@/features/orders/data/double-bookings';
import { openBirthDate } from '@/features/orders/data/sealed';
import { alsoOn, isBookedTwice, type OnItem } from '@/features/orders/domain/booked-twice';
import type { Named } from '@/features/orders/domain/same-person';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { lineIn, localisedLine } from '@/shared/schema/localised';
import { type Day, laterDay } from '@/shared/time/days';

type Out = Awaited<ReturnType<typeof findPeopleOut>>[number];

/** Leaves out birth dates, which are decrypted only for people with the same name. */
const withoutBirth = ({ fullName: full_name, ...row }: Out) => ({ ...row, full_name, date_of_birth: null });
const withBirth = (row: ReturnType<typeof withoutBirth>) => ({ ...row, date_of_birth: openBirthDate(row) });

/** An item, booked or wanted, with its people. */
type ItemWithPeople = Time & { people: readonly Named[] };

/** A person on an item of another order, with what a warning shows of it. */
type Other = Omit<ReturnType<typeof withBirth>, 'item' | 'diver' | 'sealedDetails'>;

/** The named people of items; an open name matches nobody. */
const peopleOf = <Item extends ItemWithPeople>(items: readonly Item[]) =>
  items.flatMap(({ people, ...item }) =>
    people.filter(({ full_name }) => full_name !== '').map((person) => ({ ...item, ...person })),
  );

/** The people stored on other orders at the times of these people of the same name. */
async function namesakesOf(db: Tx, wanted: readonly OnItem[], whose: PeopleFilter) {
  const days = wanted.flatMap(({ first, last }) => [first, last]).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return [];
  const out = (await findPeopleOut(db, from, to, whose)).map(withoutBirth);
  return out.filter((other) => wanted.some((person) => isBookedTwice(person, other))).map(withBirth);
}

const warningsOf = (wanted: readonly OnItem[], others: readonly Other[], locale: Locale): DoubleBooking[] =>
  others.flatMap((other) => {
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

/**
 * Finds people who are on another order at the same time, without a lock, because it only warns and refuses nothing.
 */
export async function doubleBookings(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  items: readonly ItemWithPeople[],
  whose: PeopleFilter,
): Promise<DoubleBooking[]> {
  const wanted = peopleOf(items).map((person) => ({ ...person, order: whose.except }));
  return warningsOf(wanted, await namesakesOf(db, wanted, whose), locale);
}

/** An item on its new day, with its order. */
type MovedItem = Pick<Other, 'order' | 'bookingId' | 'titles' | 'first' | 'last' | 'parts'> & {
  item: string;
  people: readonly Named[];
};

/**
 * Like `doubleBookings`, for items that move together: a person may also meet themselves on another item that moves.
 * Returns the warnings of each order.
 */
export async function doubleBookingsOfMoves(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  items: readonly MovedItem[],
): Promise<(order: string) => DoubleBooking[]> {
  const wanted = peopleOf(items);
  const moved = new Set(items.map(({ item }) => item));
  const stored = await namesakesOf(db, wanted, { except: null, customer: null });
  const others = [...stored.filter(({ item }) => !moved.has(item)), ...wanted];
  return (order) =>
    warningsOf(
      wanted.filter((person) => person.order === order),
      others,
      locale,
    );
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
