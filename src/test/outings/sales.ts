import { randomInt, randomUUID } from 'node:crypto';
import { bookableDepartures } from '@/features/availability/commands/bookable-departures';
import { type Claim, claimOrRefuse, claimSeats, partyOf } from '@/features/availability/commands/claim-seats';
import { releaseSeats } from '@/features/availability/commands/release-seats';
import { updateDays } from '@/features/orders/data/items';
import { daysOf } from '@/features/orders/domain/lead-item';
import { seatsWithin } from '@/features/outings/seats/queries/seats-within';
import { db, type Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { AppError } from '@/shared/errors/errors';
import { readableCode } from '@/shared/schema/readable-code';
import { type Day, plusDays, toDate } from '@/shared/time/days';
import { account, product } from '@/test/factories';

export const now = new Date('2026-12-01T02:00:00Z');
export const date: Day = '2026-12-24';

export const countFrom = (day: Day | null, guides: Day | null = day) =>
  db.seatCounting.update({
    where: { id: 1 },
    data: { boatsFrom: day && toDate(day), guidesFrom: guides && toDate(guides) },
  });

export const boat = (name: string, seats: number, about: Partial<Prisma.BoatUncheckedCreateInput> = {}) =>
  db.boat.create({ data: { name, kind: 'boat', seats, homeHarbour: 'Sanur', areas: ['nusa_penida'], ...about } });

export const member = (name: string, about: Partial<Prisma.CrewMemberUncheckedCreateInput> = {}) =>
  db.crewMember.create({ data: { name, roles: ['guide'], weekdays: [1, 2, 3, 4, 5, 6, 7], ...about } });

/** A boat trip to Penida with guides, for as many guests as boats and guides allow. */
export const trip = (about: Parameters<typeof product>[0] = {}) =>
  product({ transport: ['boat'], ledBy: ['guide'], servedAreas: ['nusa_penida'], seatsPerDay: 100, ...about });

type Sold = { productId: string; divers: number; on?: Day } & Pick<Claim, 'companions' | 'hasPrivateGuide' | 'time'>;

const anyone = () => account({ role: 'USER' });

async function insertOrder(tx: Tx, customerId: string, departureId: string, sold: Required<Omit<Sold, 'time'>>) {
  const { productId, divers, on, companions, hasPrivateGuide } = sold;
  const { durationDays } = await tx.product.findUniqueOrThrow({ where: { id: productId } });
  const amounts = { activityFee: 0, addOnFee: 0, total: 0 };
  const item = {
    productId,
    departureId,
    position: 0,
    offAt: null,
    activityDate: toDate(on),
    diverCount: divers,
    snapshot: {
      ...{ slug: 'sold', kind: 'trip', titles: { en: 'Sold' }, variant: null, pickup: false, transfers: null },
      ...{ durationDays, diversPerPackage: divers },
    },
    unitPrice: 0,
    dueNowPercent: 100,
    refundBands: [],
    companions,
    privateGuide: hasPrivateGuide,
  };
  const { id } = await tx.order.create({
    data: {
      ...amounts,
      ...daysOf([item]),
      bookingId: readableCode(10, randomInt),
      customerId,
      locale: 'en',
      paymentType: 'full_payment',
      dueNow: 0,
      remaining: 0,
      emergency: '',
      expiresAt: now,
      items: { create: { ...item, ...amounts } },
    },
    include: { items: true },
  });
  return id;
}

/** Claims seats and books an item on them, as an order does. */
export async function sell(
  tx: Tx,
  customerId: string,
  { on = date, companions = 0, hasPrivateGuide = false, time, ...sold }: Sold,
): Promise<string> {
  const claim = { ...sold, companions, hasPrivateGuide, date: on, time, now };
  const { departureId } = await claimSeats(tx, claim);
  return insertOrder(tx, customerId, departureId, { ...sold, on, companions, hasPrivateGuide });
}

type Meanwhile = () => Promise<unknown>;

/** A claim without the day lock: others may sell between its read and its update. */
async function claimUnlocked(tx: Tx, claim: Claim, meanwhile: Meanwhile): Promise<string> {
  const seats = await seatsWithin(tx, { from: claim.date, to: plusDays(claim.date, 2) });
  await meanwhile();
  const departures = await bookableDepartures(tx, claim);
  return (await claimOrRefuse(tx, departures, { party: partyOf(claim), seats })).departureId;
}

/** Sells as `sell` does, but without a lock. */
export async function takeUnlocked(
  tx: Tx,
  customerId: string,
  { on = date, companions = 0, hasPrivateGuide = false, ...sold }: Sold,
  meanwhile: Meanwhile = async () => {},
): Promise<string> {
  const party = { ...sold, companions, hasPrivateGuide };
  const departureId = await claimUnlocked(tx, { ...party, date: on, now }, meanwhile);
  return insertOrder(tx, customerId, departureId, { ...party, on });
}

/** Moves as `moveItem` does, but without a lock. */
export async function moveUnlocked(tx: Tx, orderId: string, on: Day, meanwhile: Meanwhile): Promise<void> {
  const { id, productId, diverCount: divers } = await tx.orderItem.findFirstOrThrow({ where: { orderId } });
  const departureId = await claimUnlocked(tx, { productId, divers, date: on, now }, meanwhile);
  await tx.orderItem.update({ where: { id }, data: { departureId, activityDate: toDate(on) } });
  await updateDays(tx, orderId);
}

export async function sale(sold: Sold): Promise<string> {
  const { id } = await anyone();
  return db.$transaction((tx) => sell(tx, id, sold));
}

/** The code of the refusal, or null for a sale. */
export const refusalOf = (selling: Promise<unknown>): Promise<string | null> =>
  selling.then(
    () => null,
    (refused: unknown) => {
      if (refused instanceof AppError) return refused.code;
      throw refused;
    },
  );

/** Cancels the item of an order and releases its seats. */
export async function undo(orderId: string, tx: Tx = db as unknown as Tx): Promise<void> {
  const item = await tx.orderItem.findFirstOrThrow({ where: { orderId } });
  const off = { holdsSeats: false, state: 'off', offReason: 'cancelled', offAt: now, retained: 0 } as const;
  await tx.orderItem.update({ where: { id: item.id }, data: off });
  await tx.order.update({ where: { id: orderId }, data: { status: 'cancelled', retained: 0 } });
  await releaseSeats(tx, { departureId: item.departureId, divers: item.diverCount });
}

export const customers = (count: number) =>
  db.user.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      email: `${randomUUID()}@example.com`,
      firstName: 'Guest',
      lastName: 'Of a crowd',
    })),
    select: { id: true },
  });

export const limits = (on: Day = date) =>
  db.dayLimit.findMany({ where: { date: toDate(on) }, orderBy: [{ part: 'asc' }, { subject: 'asc' }] });

/** The amount of a limit used in the morning. */
export const used = async (subject: string, on: Day = date): Promise<number> =>
  (await db.dayLimit.findFirstOrThrow({ where: { date: toDate(on), part: 'morning', subject } })).used;
