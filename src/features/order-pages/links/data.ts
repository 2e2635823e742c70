import { itemsInOrder } from '@/features/orders/data/items';
import type { Tx } from '@/server/database/db';

/** Replaces the previous link, which stops working. */
export const upsertLink = (tx: Tx, orderId: string, link: { tokenHash: string; createdAt: Date }) =>
  tx.orderLink.upsert({ where: { orderId }, create: { orderId, ...link }, update: link });

/** Returns false when the order had no link. */
export const deleteLink = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.orderLink.deleteMany({ where: { orderId } })).count > 0;

export const linkOf = (db: Tx, orderId: string) => db.orderLink.findUnique({ where: { orderId } });

export const linkByHash = (db: Tx, tokenHash: string) =>
  db.orderLink.findUnique({
    where: { tokenHash },
    include: { order: { select: { id: true, anonymisedAt: true, items: itemsInOrder } } },
  });
