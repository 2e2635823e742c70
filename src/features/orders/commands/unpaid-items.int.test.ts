import { afterEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { account } from '@/test/factories';
import { byStaff, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay, payLate } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { shopWithCourse } from '@/test/several-items';
import { expectSound, receivePayment } from '@/test/wrong-amounts';
import { expireOrder } from './expire-order';
import { sendPaymentLink } from './send-payment-link';

afterEach(expectSound);

async function unpaidOrder() {
  const shop = await shopWithCourse();
  const { uuid, items, payment_url } = await shop.submit();
  const [course = '', dive = ''] = items.map((item) => item.uuid);
  const order = async (minutes: number) => (await shop.at(later(minutes))).order;
  const refunds = async () =>
    (await db.refund.findMany({ where: { orderId: uuid }, orderBy: { id: 'asc' } })).map(({ amount }) => amount);
  return { ...shop, uuid, course, dive, order, refunds, payment_url };
}

test('an unpaid order with a cancelled item costs the other items, with a new payment session', async () => {
  const { uuid, order, dive, taken, payment_url: before } = await unpaidOrder();
  const cancelled = await (await order(3)).cancel_item({ uuid, item: dive });
  expect(cancelled).toMatchObject({
    ...{ status: 'pending_payment', due_now: 450_001, remaining_balance: 1_050_002, payment_url: null },
    items: [{ state: 'booked' }, { off_reason: 'cancelled', paid: 0, refunded: 0 }],
  });
  expect(await taken()).toEqual([0, 3]);
  const { payment_url } = await (await order(4)).pay({ uuid });
  expect(payment_url).not.toBe(before);
  await pay(uuid, later(5));
  expect(await (await order(6)).get({ uuid })).toMatchObject({ status: 'paid', paid: 450_001, outstanding: 1_050_002 });
});

test('a payment of the old amount pays for the other items, and the excess is refunded at once', async () => {
  const { uuid, order, dive, refunds, user } = await unpaidOrder();
  await (await order(3)).cancel_item({ uuid, item: dive });
  await payLate(uuid, later(4));
  const paid = await (await order(6)).get({ uuid });
  expect(paid).toMatchObject({ status: 'paid', paid: 750_001, refunding: 300_000, outstanding: 1_050_002 });
  expect(await refunds()).toEqual([300_000]);
  const mails = (await mailsTo(user.email)).slice(-2).map(({ template, params }) => [template, params.refund]);
  expect(mails).toContainEqual(['payment_excess_returned', 300_000]);
});

test('an expired order paid late restores only the item it expired with', async () => {
  const { uuid, order, dive, taken, refunds } = await unpaidOrder();
  await (await order(3)).cancel_item({ uuid, item: dive });
  await (await order(4)).pay({ uuid });
  await expireOrder(jobCtx(later(31)), uuid);
  expect(await taken()).toEqual([0, 0]);
  await receivePayment(uuid, 40, 450_001);
  expect(await (await order(41)).get({ uuid })).toMatchObject({
    status: 'paid',
    items: [{ state: 'booked', refunded: null }, { off_reason: 'cancelled' }],
  });
  expect([await taken(), await refunds()]).toEqual([[0, 3], []]);
});

test('a restored order has the days of its booked items, although another item ended when it expired', async () => {
  const { uuid, order, dive } = await unpaidOrder();
  await (await order(31)).cancel_item({ uuid, item: dive });
  await expireOrder(jobCtx(later(31)), uuid);
  await payLate(uuid, later(40));
  const { status, activity_date, items } = await (await order(41)).get({ uuid });
  expect([status, activity_date]).toEqual(['paid', items.find(({ state }) => state === 'booked')?.activity_date]);
});

test('a waiting wrong amount is refunded when the customer cancels an item, and blocks staff actions', async () => {
  const { uuid, order, dive, course, refunds } = await unpaidOrder();
  await receivePayment(uuid, 3, 700_000);
  const staff = (await byStaff(later(4))).admin.orders;
  for (const call of [
    () => staff.cancel_item({ uuid, item: dive }),
    () => staff.move_item({ uuid, item: dive, date: '2026-12-25' }),
  ])
    expect(await refusalOf(call())).toMatchObject({ code: 'wrong_amount_waits' });
  expect(await refusalOf(staff.refund_item({ uuid, item: dive, reason: 'No manta' }))).toMatchObject({
    code: 'wrong_amount_waits',
  });
  const cancelled = await (await order(5)).cancel_item({ uuid, item: dive });
  expect(cancelled).toMatchObject({ status: 'pending_payment', wrong_amount: null, due_now: 450_001 });
  expect(await refunds()).toEqual([700_000]);
  expect(await (await order(6)).cancel_item({ uuid, item: course })).toMatchObject({
    status: 'cancelled',
    refunding: 700_000,
  });
});

test('a wrong amount is accepted against the price of the other items', async () => {
  const { uuid, order, dive, refunds } = await unpaidOrder();
  await (await order(3)).cancel_item({ uuid, item: dive });
  await (await order(4)).pay({ uuid });
  await receivePayment(uuid, 5, 1_600_000);
  const staff = (await byStaff(later(6))).admin.orders;
  expect((await staff.get({ uuid })).acceptance).toMatchObject({
    due_now: 1_500_003,
    remaining_balance: 0,
    excess: 99_997,
  });
  expect(await staff.accept_wrong_amount({ uuid })).toMatchObject({ status: 'paid', outstanding: 0 });
  expect(await refunds()).toEqual([99_997]);
});

test('the customer of a phone booking gets a link to pay the new amount', async () => {
  const { uuid, order, dive, user } = await unpaidOrder();
  const { id: placedById } = await account({ role: 'ADMIN' });
  await db.order.update({ where: { id: uuid }, data: { placedById } });
  const links = async () =>
    (await mailsTo(user.email)).filter(({ params }) => params.payUrl).map(({ params }) => params.payUrl);
  await sendPaymentLink(jobCtx(later(1)), uuid);
  await sendPaymentLink(jobCtx(later(2)), uuid);
  await (await order(3)).cancel_item({ uuid, item: dive });
  await sendPaymentLink(jobCtx(later(4)), uuid);
  await sendPaymentLink(jobCtx(later(5)), uuid);
  const [first, second, ...others] = await links();
  expect([new Set([first, second]).size, others]).toEqual([2, []]);
  await pay(uuid, later(6));
  expect(await (await order(7)).get({ uuid })).toMatchObject({ status: 'paid', paid: 450_001 });
});
