import { randomUUID } from 'node:crypto';
import type { BookingInput } from '@/features/booking/schema';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';

export const now = new Date('2026-12-01T02:00:00Z');
export const date = '2026-12-24';

export const office = async (at = now) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN', firstName: 'Ayu' })), { now: at })).admin;

export const aBoat = (name: string, seats: number, about: Partial<Prisma.BoatUncheckedCreateInput> = {}) =>
  db.boat.create({ data: { name, kind: 'boat', seats, homeHarbour: 'Sanur', areas: ['nusa_penida'], ...about } });

export const crewMember = (name: string, about: Partial<Prisma.CrewMemberUncheckedCreateInput> = {}) =>
  db.crewMember.create({
    data: { name, roles: ['guide'], languages: ['en', 'de'], weekdays: [1, 2, 3, 4, 5, 6, 7], ...about },
  });

export const aTrip = (title: string, about: Partial<Prisma.ProductCreateInput> = {}) =>
  bookableProduct({
    texts: { en: { title, summary: '', body: [], itinerary: [], included: [], excluded: [] } },
    seatsPerDay: 100,
    maxQuantity: 20,
    diversPerPackage: 1,
    transport: ['boat'],
    ledBy: ['guide'],
    servedAreas: ['nusa_penida'],
    ...about,
  });

/** An unpaid order for these people; each holds a seat. */
export async function guestsOn(
  slug: string,
  people: Parameters<typeof diver>[0][],
  about: Partial<BookingInput> = {},
  at = new Date('2026-11-21T02:00:00Z'),
): Promise<string> {
  const { order } = await callerFor(await signIn(await account()), { now: at });
  const { uuid } = await order.create({
    ...booking(slug, { quantity: people.length, activity_date: date, divers: people.map(diver), ...about }),
    idempotency_key: randomUUID(),
  });
  return uuid;
}

export const clearBoards = async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats, audit_entries CASCADE`;
  await db.seatCounting.update({ where: { id: 1 }, data: { boatsFrom: null, guidesFrom: null } });
};
