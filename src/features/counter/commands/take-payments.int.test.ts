import { describe, expect, test } from 'vitest';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { db } from '@/server/database/db';
import { invariantViolations } from '@/test/invariants';
import { anOrder, aPaidOrder, byStaff, jobCtx, later } from '@/test/orders';
import { atTheSandbox, pay, payLate } from '@/test/paying';
import { refusalOf } from '@/test/refusal';

const DUE = 300_000;
const TOTAL = 1_000_001;

const counter = async (minutes = 5) => (await byStaff(later(minutes))).admin.orders;
const cash = (amount: number) => ({ method: 'cash' as const, amount });
const entriesOf = (orderId: string) => db.ledgerEntry.findMany({ where: { orderId }, orderBy: { id: 'asc' } });

describe('taking money for an order awaiting payment', () => {
  test('marks it paid when cash, card and the amount on account reach the amount due now', async () => {
    const order = await anOrder();
    const { uuid } = order;
    const staff = await counter();
    expect(await staff.take_payment({ uuid, payments: [cash(100_000)] })).toMatchObject({
      status: 'pending_payment',
      due_left: 200_000,
      payable: TOTAL - 100_000,
    });
    const paid = await staff.take_payment({
      uuid,
      payments: [
        { method: 'qris', amount: 150_000 },
        { method: 'on_account', amount: 50_000 },
      ],
    });
    expect(paid).toMatchObject({
      status: 'paid',
      paid: 250_000,
      on_account: 50_000,
      outstanding: TOTAL - DUE,
      payable: TOTAL - 250_000,
    });
    expect(await order.mails()).toEqual(['order_placed', 'order_paid']);
  });

  test('records what the guest handed over, gives change and one receipt for everything', async () => {
    const { uuid } = await anOrder();
    const staff = await counter();
    const { payments } = await staff.take_payment({
      uuid,
      payments: [{ ...cash(270_000), received: 300_000 }, cash(30_000)],
    });
    expect(payments.ledger).toMatchObject([
      { method: 'cash', amount: 270_000, received: 300_000, change: 30_000, taken_by: expect.any(String) },
      { method: 'cash', amount: 30_000, received: null, change: null },
    ]);
    const [first, second] = payments.ledger.map(({ receipt }) => receipt);
    expect(first).toMatch(/^R-2026-\d{5}$/);
    expect(second).toBe(first);
    const less = staff.take_payment({ uuid, ...cash(200), received: 100 });
    expect(await refusalOf(less)).toMatchObject({ status: 422, errors: { received: [expect.any(String)] } });
  });

  test('refuses more than the order costs, naming the line', async () => {
    const { uuid } = await anOrder();
    const staff = await counter();
    const tooMuch = staff.take_payment({ uuid, payments: [cash(1_000_000), cash(2)] });
    expect(await refusalOf(tooMuch)).toMatchObject({ errors: { 'payments.1.amount': [expect.any(String)] } });
    expect(await entriesOf(uuid)).toEqual([]);
  });

  test("closes the order's payment session, and refunds money that is still paid there", async () => {
    const order = await anOrder();
    const { uuid } = order;
    await (await counter()).take_payment({ uuid, ...cash(DUE) });
    expect(await db.paymentAttempt.findMany({ where: { orderId: uuid } })).toMatchObject([{ status: 'cancelled' }]);
    await payLate(uuid, later(6));
    expect(await order.status()).toBe('paid');
    expect(await order.refunds()).toMatchObject([{ amount: DUE, reason: 'excess' }]);
    expect((await order.refunds())[0]?.attemptId).not.toBeNull();
  });

  test('adds a gateway payment to a partial counter payment, and refunds only the excess', async () => {
    const order = await anOrder();
    const { uuid } = order;
    await atTheSandbox(uuid, { status: 'paid' }, later(4));
    await (await counter()).take_payment({ uuid, ...cash(100_000) });
    expect(await order.status()).toBe('pending_payment');
    await payLate(uuid, later(6));
    expect(await order.status()).toBe('paid');
    expect(await order.refunds()).toMatchObject([{ amount: 100_000, reason: 'excess' }]);
  });

  test('lets the guest pay the rest of the amount due online', async () => {
    const order = await anOrder();
    const { uuid } = order;
    await (await counter()).take_payment({ uuid, ...cash(100_000) });
    await (await order.at(later(6))).order.pay({ uuid });
    await pay(uuid, later(7));
    expect(await order.status()).toBe('paid');
    expect(await order.refunds()).toEqual([]);
  });

  test('is refunded by hand in full when the hold ends before the rest arrives', async () => {
    const order = await anOrder();
    const { uuid } = order;
    await (await counter()).take_payment({ uuid, payments: [cash(100_000), { method: 'on_account', amount: 50_000 }] });
    await expireOrder(jobCtx(later(31)), uuid);
    expect(await order.status()).toBe('expired');
    expect(await order.refunds()).toMatchObject([{ amount: 100_000, attemptId: null }]);
    expect(await (await counter(40)).get({ uuid })).toMatchObject({ on_account: 0 });
  });
});

describe('a gateway payment that arrives while the cashier takes cash', () => {
  test('is settled or refunded, depending on which comes first, and no money is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await anOrder();
      const { uuid } = order;
      const staff = await counter();
      await atTheSandbox(uuid, { status: 'paid' }, later(4));
      await Promise.allSettled([pay(uuid, later(5)), staff.take_payment({ uuid, ...cash(DUE) })]);
      await payLate(uuid, later(6));
      expect(await order.status()).toBe('paid');
      const { paid, refunding, outstanding } = await staff.get({ uuid });
      expect(paid - refunding + outstanding).toBe(TOTAL);
      expect(paid).toBe(2 * DUE);
    }
    expect(await invariantViolations()).toEqual([]);
  });
});

describe('an amount on account', () => {
  const onAccount = async () => {
    const order = await anOrder();
    const staff = await counter();
    await staff.take_payment({ uuid: order.uuid, method: 'on_account', amount: DUE });
    return { ...order, staff };
  };

  test('marks an order paid without money', async () => {
    const { uuid, staff, mails } = await onAccount();
    expect(await staff.get({ uuid })).toMatchObject({ status: 'paid', paid: 0, outstanding: TOTAL - DUE });
    expect(await mails()).toContain('order_paid');
  });

  test('is settled by a later payment meant for it, or by a payment that covers the whole rest', async () => {
    const { uuid, staff } = await onAccount();
    expect(await staff.take_payment({ uuid, ...cash(100_000), for_account: true })).toMatchObject({
      on_account: 200_000,
      outstanding: TOTAL - DUE,
    });
    expect(await staff.take_payment({ uuid, ...cash(TOTAL - DUE) })).toMatchObject({
      on_account: 200_000,
      outstanding: 0,
    });
    const settled = await staff.take_payment({ uuid, method: 'transfer', amount: 200_000 });
    expect(settled).toMatchObject({ on_account: 0, outstanding: 0, payable: 0, may: { take_payment: false } });
    const off = settled.payments.ledger.filter(({ kind }) => kind === 'off_account');
    expect(off.map(({ settled_by }) => settled_by)).not.toContain(null);
  });

  test('is no longer owed once the order is cancelled', async () => {
    const { uuid, staff } = await onAccount();
    expect(await staff.cancel({ uuid })).toMatchObject({ status: 'cancelled', on_account: 0, refunding: 0 });
  });
});

describe('a guest who pays later', () => {
  test('has a paid order once nothing is due now, and the email mentions no payment', async () => {
    const order = await anOrder();
    const { uuid } = order;
    const staff = await counter();
    expect(await staff.lower_due({ uuid, due_now: 0, reason: 'Regular guest' })).toMatchObject({
      status: 'paid',
      due_now: 0,
      remaining_balance: TOTAL,
      outstanding: TOTAL,
    });
    expect(await refusalOf(staff.lower_due({ uuid, due_now: 0, reason: 'Again' }))).toMatchObject({
      code: 'state_not_allowed',
    });
  });

  test('pays less now, and the amount due can only be lowered', async () => {
    const { uuid } = await anOrder();
    const staff = await counter();
    const lowered = await staff.lower_due({ uuid, due_now: 100_000, reason: 'Friend' });
    expect(lowered).toMatchObject({ status: 'pending_payment', due_left: 100_000 });
    const higher = staff.lower_due({ uuid, due_now: 100_000, reason: 'Friend' });
    expect(await refusalOf(higher)).toMatchObject({ status: 422, errors: { due_now: [expect.any(String)] } });
    expect(await staff.take_payment({ uuid, ...cash(100_000) })).toMatchObject({ status: 'paid' });
  });
});

test('receipts are numbered without gaps, even when several people take money at once', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => aPaidOrder()));
  const staff = await counter(60);
  const taking = orders.flatMap(({ uuid }) => [
    staff.take_payment({ uuid, ...cash(100) }),
    staff.take_payment({ uuid, ...cash(TOTAL) }),
  ]);
  await Promise.allSettled(taking);
  const receipts = await db.receipt.findMany({ orderBy: { number: 'asc' } });
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1));
  expect(await invariantViolations()).toEqual([]);
});

describe('an order of a product that confirms automatically', () => {
  const automatic = { confirmation: 'automatic' as const };

  test('is confirmed with its payment, in cash or at the gateway, with a single email', async () => {
    const [inCash, online] = [await anOrder({}, automatic), await anOrder({}, automatic)];
    const staff = await counter();
    expect(await staff.take_payment({ uuid: inCash.uuid, ...cash(DUE) })).toMatchObject({ status: 'confirmed' });
    await pay(online.uuid, later(5));
    expect(await online.status()).toBe('confirmed');
    for (const order of [inCash, online]) expect(await order.mails()).toEqual(['order_placed', 'order_confirmed']);
    expect(await refusalOf(staff.confirm({ uuid: online.uuid }))).toMatchObject({ status: 409 });
    expect(await staff.decline({ uuid: online.uuid, reason: 'No wind' })).toMatchObject({ status: 'declined' });
    expect(await invariantViolations()).toEqual([]);
  });
});
