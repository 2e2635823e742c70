import type { CounterPayment } from '@/features/counter/domain/counter-payment-of';
import { isRepeated } from '@/features/orders/commands/claim-key';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { lockToDecide } from '@/features/orders/commands/lock-to-decide';
import { payIfCovered } from '@/features/orders/commands/pay-if-covered';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent, type LockedOrder, setRetained } from '@/features/orders/data/orders';
import { hasEnded } from '@/features/orders/domain/order-state';
import { payableOf, sumOf } from '@/features/orders/domain/shares';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import { recordLines } from '@/features/payments/counter/commands/record-lines';
import { type SettledLine, settleLines } from '@/features/payments/counter/domain/settle-lines';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { AppError, fieldError } from '@/shared/errors/errors';

async function settle(tx: Tx, order: LockedOrder, { lines, forAccount = false, fieldOf }: CounterPayment) {
  const balance = await balanceOf(tx, order.id);
  const open = payableOf(order, balance);
  if (open === 0) throw new AppError('state_not_allowed');
  const short = lines.findIndex(({ amount, received = amount }) => received < amount);
  if (short >= 0) throw fieldError(`${fieldOf(short).replace(/amount$/, '')}received`, 'invalid.less_than_amount');
  const { methods } = (await currentShop(tx)).counter;
  const unoffered = lines.findIndex(({ method }) => !methods.includes(method));
  if (unoffered >= 0) throw fieldError(`${fieldOf(unoffered).replace(/amount$/, '')}method`, 'invalid.field');
  const settled = settleLines({ open, account: balance.onAccount }, lines, forAccount);
  const tooMuch = settled.indexOf(null);
  if (tooMuch >= 0) throw fieldError(fieldOf(tooMuch), 'invalid.more_than_due');
  return settled.filter((line) => line !== null);
}

/** For the audit log: the settled amounts by method. */
const amountsBy = (lines: readonly SettledLine[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { method, amount } of lines) sums[method] = (sums[method] ?? 0) + amount;
  return sums;
};

/**
 * Settles all or part of an order in the transaction that locks it: money handed over gets a receipt, the rest may go
 * on account, and an unpaid order becomes paid once it is covered.
 */
export async function settleAtCounter(tx: Tx, ctx: Staff, order: LockedOrder, payment: CounterPayment): Promise<void> {
  const { id: orderId, status } = order;
  const by = { by: 'admin', actorId: ctx.actor.userId } as const;
  const lines = await settle(tx, order, payment);
  await recordLines(tx, { orderId, lines, userId: ctx.actor.userId, now: ctx.now });
  const money = sumOf(lines.filter(({ method }) => method !== 'on_account').map(({ amount }) => amount));
  if (hasEnded(status)) await setRetained(tx, orderId, (order.retained ?? 0) + money);
  for (const { method, amount } of lines) {
    const kind = method === 'on_account' ? 'on_account' : 'on_site_payment';
    await addEvent(tx, { orderId, at: ctx.now, kind, ...by, amount });
  }
  await recordOrderChange(tx, ctx, order, {}, amountsBy(lines));
  if (await payIfCovered(tx, ctx, order, by)) return;
  // An open payment session still has the old amount.
  await closeAttempts(tx, { orderId, now: ctx.now });
}

/** Takes payments; a repeated submit takes nothing. */
export const takePayments = (ctx: Staff, uuid: string, payment: CounterPayment, key?: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { id: orderId } = await lockOrder(tx, uuid, {});
    const { lines, forAccount } = payment;
    const submit = { key, request: { payment: { lines, forAccount } } };
    if (await isRepeated(tx, { userId: ctx.actor.userId, orderId, now: ctx.now }, submit)) return;
    await settleAtCounter(tx, ctx, await lockToDecide(tx, uuid), payment);
  });
