import { moveSeats } from '@/features/availability/commands/move-seats';
import { staffChoices } from '@/features/orders/admin/policy';
import { lock } from '@/features/orders/commands/lock';
import { notifyCustomerAndShop } from '@/features/orders/commands/order-notifications';
import { addEvent, changeDay, fromStatus, setRetained } from '@/features/orders/data';
import { amountDue } from '@/features/orders/domain/amount-due';
import { hasEnded } from '@/features/orders/domain/order-state';
import { recordOnSite } from '@/features/payments/commands/record-on-site';
import { balanceOf } from '@/features/payments/queries/balance';
import type { OnSiteMethod } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { type Day, toDay } from '@/shared/time/days';
import { lockToDecide } from './lock-to-decide';
import { recordOrderChange } from './record-order-change';

type Staff = Ctx & { actor: Person };

/** Claims seats on the new day before it releases the old ones. */
export const moveOrder = (ctx: Staff, uuid: string, date: Day): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const before = toDay(order.activityDate);
    if (!staffChoices(fromStatus(order.status), 0, 0).move) throw new AppError('order_state');
    if (before === date) throw fieldError('date', 'invalid.same_day');
    const { productId, departureId: from, diverCount: divers } = order;
    const { departureId } = await moveSeats(tx, { productId, from, date, divers, now: ctx.now, byStaff: true });
    await changeDay(tx, order.id, departureId, date);
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'moved',
      by: 'admin',
      actorId: ctx.actor.userId,
      note: `${before} → ${date}`,
    });
    await recordOrderChange(tx, ctx, order, { activity_date: before }, { activity_date: date });
    await notifyCustomerAndShop(tx, order.id, 'order_moved', { dateBefore: before });
  });

type Payment = { amount: number; method: OnSiteMethod };

/** Records money handed over at the shop or on the boat, up to the outstanding amount. */
export const takePayment = (ctx: Staff, uuid: string, { amount, method }: Payment): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockToDecide(tx, uuid);
    const status = fromStatus(order.status);
    const outstanding = amountDue(status, order.total, await balanceOf(tx, order.id));
    if (!staffChoices(status, 0, outstanding).take_payment) throw new AppError('order_state');
    if (amount > outstanding) throw fieldError('amount', 'invalid.more_than_due');
    await recordOnSite(tx, { orderId: order.id, amount, method, userId: ctx.actor.userId, now: ctx.now });
    if (hasEnded(status)) await setRetained(tx, order.id, (order.retained ?? 0) + amount);
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'on_site_payment',
      by: 'admin',
      actorId: ctx.actor.userId,
      amount,
    });
    await recordOrderChange(tx, ctx, order, {}, { on_site: amount, method });
  });

/** Adds an internal note; the customer never sees it. */
export const addNote = (ctx: Staff, uuid: string, note: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lock(tx, uuid, {});
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    await addEvent(tx, {
      orderId: order.id,
      at: ctx.now,
      kind: 'note',
      by: 'admin',
      actorId: ctx.actor.userId,
      note,
      internal: true,
    });
  });
