import { itemsInOrder } from '@/features/orders/data/items';
import { comesAlong } from '@/features/orders/domain/order-state';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { type Day, toDate } from '@/shared/time/days';

type NewToken = { tokenHash: string; sealedToken: string; createdAt: Date };

export const linksOfDivers = (db: Tx, diverIds: string[]) =>
  db.diverLink.findMany({ where: { diverId: { in: diverIds } } });

/** Keeps a link that exists. */
export const insertDiverLink = (tx: Tx, diverId: string, link: NewToken) =>
  tx.diverLink.upsert({ where: { diverId }, create: { diverId, ...link }, update: {} });

/** Replaces the token; the previous one stops working. */
export const replaceDiverLink = (tx: Tx, diverId: string, link: NewToken) =>
  tx.diverLink.upsert({ where: { diverId }, create: { diverId, ...link }, update: { ...link, revokedAt: null } });

/** Revokes a link that may not exist yet, so that none is made for the diver afterwards. */
export const revokeDiverLink = (tx: Tx, diverId: string, link: NewToken) => {
  const revokedAt = link.createdAt;
  return tx.diverLink.upsert({ where: { diverId }, create: { diverId, ...link, revokedAt }, update: { revokedAt } });
};

export const markStarted = (tx: Tx, diverId: string, at: Date) =>
  tx.diverLink.updateMany({ where: { diverId, startedAt: null }, data: { startedAt: at } });

export const diverLinkByHash = (db: Tx, tokenHash: string) =>
  db.diverLink.findUnique({
    where: { tokenHash },
    include: { diver: { select: { id: true, orderId: true } } },
  });

const onDay = (day: Day) => ({
  state: 'booked' as const,
  activityDate: { lte: toDate(day) },
  lastDay: { gte: toDate(day) },
});

/** Stores the photo of a diver's card, or removes it. */
export async function storeDiverCard(tx: Tx, diverId: string, photo: Uint8Array | null, savedAt: Date): Promise<void> {
  if (!photo) {
    await tx.diverCard.deleteMany({ where: { diverId } });
    return;
  }
  const card = { sealed: seal(Buffer.from(photo).toString('base64')), savedAt };
  await tx.diverCard.upsert({ where: { diverId }, create: { diverId, ...card }, update: card });
}

/** The divers with a photo of their card. */
export async function diversWithCard(db: Tx, diverIds: string[]): Promise<Set<string>> {
  const found = await db.diverCard.findMany({ where: { diverId: { in: diverIds } }, select: { diverId: true } });
  return new Set(found.map(({ diverId }) => diverId));
}

/** The photo of a diver's card in base64; null without one. */
export async function cardOfDiver(db: Tx, diverId: string): Promise<string | null> {
  const card = await db.diverCard.findUnique({ where: { diverId } });
  return card && open(card.sealed);
}

/** The photos of the cards in the orders of a customer, in base64, with the booking and the position from 0. */
export async function cardsOfCustomer(db: Tx, customerId: string) {
  const found = await db.diverCard.findMany({
    where: { diver: { order: { customerId } } },
    include: { diver: { select: { position: true, order: { select: { bookingId: true } } } } },
  });
  return found.map(({ sealed, diver }) => ({
    booking_id: diver.order.bookingId,
    position: diver.position,
    photo: open(sealed),
  }));
}

/** Paid orders with somebody out on a day, in the order in which they were placed. */
export const ordersOutOn = (db: Tx, day: Day) =>
  db.order.findMany({
    where: { status: { in: [...comesAlong] }, anonymisedAt: null, items: { some: onDay(day) } },
    include: { divers: { orderBy: { position: 'asc' } }, items: itemsInOrder, customer: true },
    orderBy: { id: 'asc' },
  });
