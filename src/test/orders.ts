import { randomUUID } from 'node:crypto';
import { db } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import { type Right, rights } from '@/shared/schema/rights';
import { callerFor } from './actors';
import { bookableProduct, booking } from './bookings';
import { account, signIn } from './factories';
import { mailsTo } from './outbox';
import { pay } from './paying';

export const ordered = new Date('2026-11-21T02:00:00Z');
export const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);
/** 06:30 on the day, Bali time. */
const begins = new Date('2026-12-23T22:30:00Z');
export const hoursAhead = (hours: number) => new Date(begins.getTime() - hours * 3_600_000);

export const jobCtx = (now: Date) => ({ actor: system, db, now, locale: 'en' as const, requestId: 'test' });

export async function anOrder(
  about: Parameters<typeof booking>[1] = {},
  product: Parameters<typeof bookableProduct>[0] = {},
) {
  const sold = await bookableProduct(product);
  const user = await account();
  const token = await signIn(user);
  const at = (now: Date) => callerFor(token, { now });
  const caller = await at(ordered);
  const { uuid } = await caller.order.create({ ...booking(sold.slug, about), idempotency_key: randomUUID() });
  return {
    uuid,
    at,
    user,
    product: sold,
    taken: async () => (await db.departure.findFirstOrThrow({ where: { productId: sold.id } })).taken,
    status: async () => (await db.order.findUniqueOrThrow({ where: { id: uuid } })).status,
    attention: async () => (await db.order.findUniqueOrThrow({ where: { id: uuid } })).attention,
    refunds: () => db.refund.findMany({ where: { orderId: uuid }, orderBy: { id: 'asc' } }),
    mails: async () => (await mailsTo(user.email)).map(({ template }) => template),
  };
}

export async function aPaidOrder(...about: Parameters<typeof anOrder>) {
  const order = await anOrder(...about);
  await pay(order.uuid, later(5));
  return order;
}

export const byStaff = async (now: Date, held: readonly Right[] = rights) =>
  callerFor(await signIn(await account({ role: 'ADMIN', rights: [...held] })), { now });
