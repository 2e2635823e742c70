import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { settleAttempt } from '@/features/payments/commands/settle-attempt';
import { paymentJobs } from '@/features/payments/jobs';
import { db, pool } from '@/server/database/db';
import { system } from '@/shared/schema/actor';
import { defaultShop } from '@/shared/shop/sections';
import { findBrokenInvariants } from '../../prisma/invariants/invariants';
import { callerFor } from './actors';
import { bookableProduct, booking } from './bookings';
import { account, signIn } from './factories';
import { runJobs } from './jobs';
import { mailsTo } from './outbox';

const ordered = new Date('2026-11-21T02:00:00Z');
/** Minutes after the order; its seats are held for 30. */
export const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);

const jobCtx = (now: Date) => ({ actor: system, db, now, locale: 'en' as const, requestId: 'test' });
export const expireAt = (uuid: string, minutes: number) => expireOrder(jobCtx(later(minutes)), uuid);

/** An order of half a package for 1,000,001 rupiah: 300,000 is due now, or everything when it is paid in full. */
export async function unpaidBooking(
  about: Parameters<typeof booking>[1] = {},
  product: Parameters<typeof bookableProduct>[0] = {},
) {
  const sold = await bookableProduct(product);
  const user = await account();
  const token = await signIn(user);
  const at = (minutes: number) => callerFor(token, { now: later(minutes) });
  const { uuid } = await (await at(0)).order.create({ ...booking(sold.slug, about), idempotency_key: randomUUID() });
  return {
    uuid,
    product: sold,
    at,
    row: () => db.order.findUniqueOrThrow({ where: { id: uuid } }),
    view: async (minutes: number) => (await at(minutes)).order.get({ uuid }),
    refunds: () => db.refund.findMany({ where: { orderId: uuid }, orderBy: { id: 'asc' } }),
    events: async () =>
      (await db.orderEvent.findMany({ where: { orderId: uuid }, orderBy: { id: 'asc' } })).map(({ kind }) => kind),
    taken: async () => (await db.departure.findFirstOrThrow({ where: { productId: sold.id } })).taken,
    mails: async () => (await mailsTo(user.email)).map(({ template }) => template),
    mail: async (template: string) => (await mailsTo(user.email)).findLast((mail) => mail.template === template),
    shopMails: async () =>
      (await mailsTo(defaultShop.identity.email))
        .filter(({ params }) => params.uuid === uuid)
        .map(({ params }) => params.kind),
  };
}
export type UnpaidBooking = Awaited<ReturnType<typeof unpaidBooking>>;

/** Receives a payment for an order's newest session at the sandbox, whatever its status in the shop. */
export async function receivePayment(uuid: string, minutes: number, amount: number, currency = 'IDR'): Promise<void> {
  const attempt = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: uuid }, orderBy: { id: 'desc' } });
  const { id, reference } = attempt;
  await db.sandboxSession.updateMany({
    where: { reference, status: { not: 'paid' } },
    data: { status: 'paid', paidAmount: Math.round(amount), paidAt: later(minutes) },
  });
  await settleAttempt({ db, now: later(minutes) }, id, { state: 'paid', paid: { amount, currency } }, paymentHook);
}

/** Makes the customer press 'Pay' again; this amount is received. */
export async function payAgainFor({ uuid, at }: UnpaidBooking, minutes: number, amount: number): Promise<void> {
  await (await at(minutes)).order.pay({ uuid });
  await receivePayment(uuid, minutes, amount);
}

export const staffAt = async (minutes: number) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(minutes) })).admin.orders;

/** Completes every pending refund. */
export const completeRefunds = () =>
  runJobs(paymentJobs(paymentHook).filter(({ name }) => name === 'payments.send-refund'));

export async function expectSound(): Promise<void> {
  const client = await pool.connect();
  expect(await findBrokenInvariants(client).finally(() => client.release())).toEqual([]);
}
