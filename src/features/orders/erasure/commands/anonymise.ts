import { forgetWords } from '@/features/audit/commands/forget';
import { lockOrdersOf } from '@/features/orders/commands/lock-orders-of';
import { openOrdersOf } from '@/features/orders/data/orders';
import { blankDiver } from '@/features/orders/data/sealed';
import { blankOrders, deleteKeysOf, lockOrdersOverBefore, type OrderToBlank } from '@/features/orders/erasure/data';
import { erasePayers } from '@/features/payments/commands/erase-payers';
import type { Tx } from '@/server/database/db';
import type { JobCtx } from '@/server/jobs/job';
import { eraseMailsAbout } from '@/server/mail/erase-mails';
import { AppError } from '@/shared/errors/errors';
import { dayAt, plusDays } from '@/shared/time/days';

const RETENTION_DAYS = 90;
const BATCH = 500;
/** The text values that stay in an order's audit rows; numbers stay as well. */
const AUDITED_FACTS = ['status', 'activity_date', 'method', 'invoice', 'credit_note'];

/** Returns the references by which the emails about these orders are recognised. */
async function anonymise(tx: Tx, orders: OrderToBlank[], now: Date): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  await blankOrders(tx, ids, { diver: blankDiver(), now });
  await erasePayers(tx, ids);
  await forgetWords(tx, 'order', ids, AUDITED_FACTS);
  await forgetWords(tx, 'health', ids, []);
  return [...ids, ...orders.map(({ bookingId }) => bookingId)];
}

async function anonymiseBatch(tx: Tx, before: string, now: Date): Promise<number> {
  const orders = await lockOrdersOverBefore(tx, before, BATCH);
  if (orders.length > 0) await eraseMailsAbout(tx, { words: await anonymise(tx, orders, now), names: [] });
  return orders.length;
}

/** Deletes the divers' data ninety days after the dive; what was sold and paid stays. */
export async function anonymisePastOrders({ db, now }: JobCtx): Promise<void> {
  const before = plusDays(dayAt(now), -RETENTION_DAYS);
  while ((await db.$transaction((tx) => anonymiseBatch(tx, before, now))) === BATCH);
}

/** An order that is still to take place has to be settled before its customer is erased. */
export async function requireOrdersSettled(tx: Tx, userId: string): Promise<void> {
  if ((await openOrdersOf(tx, userId)) > 0) throw new AppError('orders_open');
}

/** Erasing an account erases its divers. */
export async function eraseOrdersOf(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await deleteKeysOf(tx, userId);
  return anonymise(tx, await lockOrdersOf(tx, [userId]), now);
}
