import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

const ofOrder = {
  ...{ id: true, bookingId: true, status: true, expiresAt: true, emergency: true },
  ...{ pickupArea: true, sealedDetails: true },
  customer: { select: { firstName: true, lastName: true, sealedPhone: true } },
} as const;

const holdingSeats = (from: Day, to: Day) => ({
  holdsSeats: true,
  activityDate: { lte: toDate(to) },
  lastDay: { gte: toDate(from) },
});

/** The items that hold seats on any of these days, with the people who come along. */
export const itemsBetween = (db: Tx, from: Day, to: Day) =>
  db.orderItem.findMany({
    where: holdingSeats(from, to),
    select: {
      id: true,
      departureId: true,
      activityDate: true,
      lastDay: true,
      privateGuide: true,
      companions: true,
      companionNames: true,
      order: { select: ofOrder },
      fees: true,
      addOns: { select: { addOnId: true, names: true }, orderBy: { position: 'asc' } },
      divers: { select: { diver: true }, orderBy: { diver: { position: 'asc' } } },
    },
    orderBy: [{ order: { createdAt: 'asc' } }, { position: 'asc' }],
  });

/** The orders with a pickup among the same items, with their sealed address. */
export const pickupsOnItems = (db: Tx, from: Day, to: Day) =>
  db.orderItem.findMany({
    where: { ...holdingSeats(from, to), order: { pickupArea: { not: null } } },
    select: {
      orderId: true,
      departureId: true,
      activityDate: true,
      lastDay: true,
      order: { select: { pickupArea: true, sealedDetails: true } },
    },
  });

const unsealed = {
  id: true,
  fullName: true,
  certificationLevel: true,
  lastDive: true,
  preferredLanguage: true,
} as const;

/** The same items and people, without encrypted data. */
export const peopleOnItems = (db: Tx, from: Day, to: Day) =>
  db.orderItem.findMany({
    where: holdingSeats(from, to),
    select: {
      id: true,
      orderId: true,
      departureId: true,
      activityDate: true,
      lastDay: true,
      privateGuide: true,
      order: { select: { status: true, expiresAt: true } },
      divers: { select: { diver: { select: unsealed } } },
    },
  });

export const birthDatesOf = (db: Tx, divers: string[]) =>
  db.orderDiver.findMany({ where: { id: { in: divers } }, select: { id: true, sealedDetails: true } });

/** Orders with their money and the price of their items, to compute what is still to be paid. */
export const ordersToPay = (db: Tx, ids: string[]) =>
  db.order.findMany({
    where: { id: { in: ids } },
    select: { id: true, items: { select: { state: true, total: true, retained: true, waived: true } } },
  });
