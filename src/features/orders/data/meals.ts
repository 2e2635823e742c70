import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';

const gives = {
  status: { in: ['confirmed', 'completed'] },
  discount: 0,
  items: { some: { state: 'booked', product: { kind: { not: 'course' } } } },
} satisfies Prisma.OrderWhereInput;

/** Counts orders since the last count live and takes earlier ones from the stored count. */
export async function countMealOrders(db: Tx): Promise<number> {
  const counted = await db.countedMeals.findFirst();
  const since = counted ? { createdAt: { gte: counted.before } } : {};
  return (counted?.orders ?? 0) + (await db.order.count({ where: { ...gives, ...since } }));
}

/** Counts the orders from before a moment, after which few change. */
export async function recountMealOrders(db: Tx, before: Date): Promise<void> {
  const orders = await db.order.count({ where: { ...gives, createdAt: { lt: before } } });
  await db.countedMeals.upsert({ where: { id: 1 }, create: { before, orders }, update: { before, orders } });
}
