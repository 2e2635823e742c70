import { describe, expect, test } from 'vitest';
import { usageOf } from '@/features/orders/data/holds';
import { decideHold } from '@/features/orders/domain/decide-hold';
import { holdSettingsOf, limitsOf } from '@/features/orders/domain/hold-limits';
import { db, type Tx } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { plusDays } from '@/shared/time/days';
import { crowd } from '@/test/crowd';
import { holders } from '@/test/holders';
import { waiting, whileLocked } from '@/test/locks';
import { pay, payLate } from '@/test/paying';
import { refusalOf, refusedCodes } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const now = new Date('2026-11-21T02:00:00Z');
const day = (index: number) => plusDays('2026-12-01', index);
const { inTransaction } = crowd();
const { slug, later, submit, expire, customer } = await holders(now);

describe('one account', () => {
  test('that orders 20 days at once, each from a different network, gets a hold on three of them', async () => {
    const { from } = await customer();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => from(freshAddress()).order({ activity_date: day(index) })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusedCodes(answers)).toEqual(['too_many_holds']);
  });

  test('that orders twelve seats on 18 days at once holds 24 seats', async () => {
    const { order } = await customer();
    const answers = await Promise.allSettled(
      Array.from({ length: 18 }, (_, index) => order({ activity_date: day(index), quantity: 6 })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await refusedCodes(answers)).toEqual(['held_seats']);
  });

  test('exceeds its limits when the count runs outside the lock', async () => {
    const { user } = await customer();
    const AT_ONCE = 10;
    let counted = 0;
    let go = () => {};
    const everybodyCounted = new Promise<void>((resolve) => {
      go = resolve;
    });
    const countOnly = async (tx: Tx) => {
      const used = await usageOf(tx, { customerId: user.id, networkHash: null }, now);
      counted += 1;
      if (counted === AT_ONCE) go();
      await everybodyCounted;
      return decideHold({ origin: 'online', seats: 2, ...used }, limitsOf(holdSettingsOf(defaultShop.selling), 1), now)
        .isAllowed;
    };
    const allowed = await Promise.all(Array.from({ length: AT_ONCE }, () => inTransaction(countOnly)));
    expect(allowed.filter(Boolean)).toHaveLength(AT_ONCE);
  });

  test('is refused with its open orders, the end of their holds and a way on, and stores no new order', async () => {
    const { user, at, order } = await customer();
    for (const minutes of [0, 5, 10]) await order({ activity_date: day(minutes) }, later(minutes));
    const refused = submit({ activity_date: day(30) });
    expect(await refusalOf((await at(later(11))).create(refused))).toMatchObject({
      status: 409,
      code: 'too_many_holds',
      message:
        'You have 3 unpaid bookings, and no more can wait for payment at the same time. Pay for one or cancel it, and you can book again. Otherwise the first one ends at 10:30 (Bali time).',
    });
    expect(await db.order.count({ where: { customerId: user.id } })).toBe(3);
    expect(await db.idempotencyKey.count({ where: { key: refused.idempotency_key } })).toBe(0);
    expect(await db.departure.count({ where: { product: { slug }, date: new Date(day(30)) } })).toBe(0);
  });

  test('a customer whose hold has ended, with its seats not released yet, is told to retry in one minute', async () => {
    const { order } = await customer();
    for (const index of [0, 1, 2]) await order({ activity_date: day(index) });
    expect((await refusalOf(order({}, later(45)))).message).toContain('10:46');
  });

  test('cannot exceed its limit with a single order', async () => {
    const { order } = await customer();
    expect(await refusalOf(order({ quantity: 13 }))).toMatchObject({
      status: 422,
      errors: {
        quantity: ['One booking can hold at most 24 places before it is paid. For a larger group, please write to us'],
      },
    });
    expect(await order({ quantity: 12 })).toMatchObject({ status: 'pending_payment' });
  });

  test.each(['expires', 'is cancelled', 'is paid'] as const)(
    'may order again once one of three orders %s',
    async (end) => {
      const { at, order } = await customer();
      const { uuid } = await order();
      await order({ activity_date: day(1) });
      await order({ activity_date: day(2) });
      expect((await refusalOf(order({}, later(20)))).code).toBe('too_many_holds');
      if (end === 'expires') await expire(uuid, later(30));
      else if (end === 'is cancelled') await (await at(later(20))).cancel({ uuid });
      else await pay(uuid, later(20));
      expect(await order({}, later(30))).toMatchObject({ status: 'pending_payment' });
      expect((await refusalOf(order({}, later(30)))).code).toBe('too_many_holds');
    },
  );

  test('gets the same answer to a repeated submit, however many orders are open', async () => {
    const orders = await (await customer()).at(now);
    const first = submit();
    const answer = await orders.create(first);
    await orders.create(submit());
    await orders.create(submit());
    expect(await orders.create(first)).toEqual(answer);
    expect((await refusalOf(orders.create(submit()))).code).toBe('too_many_holds');
  });

  test('that is deactivated while its order waits for the lock places no order', async () => {
    const { user, order } = await customer();
    const deactivate = (tx: Tx) => tx.user.update({ where: { id: user.id }, data: { active: false } });
    const { refusal } = await whileLocked(1, deactivate, () => ({ refusal: refusalOf(order()) }));
    expect((await refusal).code).toBe('unauthenticated');
  });

  test('can order a day while a late payment reclaims seats there, without a deadlock', async () => {
    const { order, letLapse } = await customer();
    const late = await letLapse(later(-60));
    const { departureId } = await db.orderItem.findFirstOrThrow({ where: { orderId: late } });
    const holdDay = (tx: Tx) =>
      tx.$queryRaw`SELECT id FROM departures WHERE id = ${departureId}::uuid FOR NO KEY UPDATE`;
    const { paid, placed } = await whileLocked(2, holdDay, async () => {
      const first = payLate(late, now);
      await expect.poll(waiting).toBe(1);
      return { paid: first, placed: order() };
    });
    await paid;
    expect((await placed).status).toBe('pending_payment');
    expect(await db.order.findUniqueOrThrow({ where: { id: late } })).toMatchObject({ status: 'paid' });
  });
});
