import { afterEach, expect, test } from 'vitest';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { paymentJobs } from '@/features/payments/jobs';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { runJobs } from '@/test/jobs';
import { byStaff, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { paidItems } from '@/test/several-items';
import { freshAddress } from '@/test/try-limits';
import { expectSound, receivePayment } from '@/test/wrong-amounts';

afterEach(expectSound);

type Shown = { held: number; still_to_pay: number };
const shown = ({ held, still_to_pay }: Shown): Shown => ({ held, still_to_pay });

/** Reads an order's amounts in every view that shows them, and expects them to agree and to add up. */
async function expectSameInAllViews(order: Awaited<ReturnType<typeof paidItems>>, reduction: number) {
  const { uuid, at, user } = order;
  const now = later(20);
  const customer = (await at(now)).order;
  const staff = (await byStaff(now)).admin;
  const view = await customer.get({ uuid });
  const price = view.items.reduce((sum, { state, total }) => sum + (state === 'booked' ? total : 0), 0);
  const { held, still_to_pay } = view;
  expect(held + view.on_account + still_to_pay).toBe(price - reduction);
  const fees = view.items.reduce((sum, { state, paid }) => sum + (state === 'off' ? paid : 0), 0);
  const wrong = view.wrong_amount?.received ?? 0;
  expect(held).toBe(view.paid - view.refunded - view.refunding - wrong - fees);

  const token = (await staff.orders.make_link({ uuid })).url.split('/').at(-1) ?? '';
  const guest = (await callerFor(null, { now, address: freshAddress() })).order.link;
  const listed = (await staff.orders.list({ search: view.booking_id })).data[0];
  const inFile = (await staff.orders.rows({ search: view.booking_id })).data[0];
  const own = (await customer.list({})).data.find((card) => card.uuid === uuid);
  const everywhere = [await guest.get({ token }), await staff.orders.get({ uuid }), listed, inFile, own];
  expect(everywhere.map((one) => one && shown(one))).toEqual(everywhere.map(() => ({ held, still_to_pay })));
  expect(listed?.due).toBe(still_to_pay);

  const days = new Set(view.items.filter(({ state }) => state === 'booked').map((item) => item.activity_date));
  for (const date of days) {
    const { departures } = await staff.orders.day({ date });
    const booking = departures.flatMap(({ bookings }) => bookings).find((one) => one.uuid === uuid);
    if (view.status !== 'pending_payment') expect(booking && shown(booking)).toEqual({ held, still_to_pay });
    const sheets = (await staff.board.sheets({ date })).sheets.flatMap(({ groups }) => groups);
    const toPay = sheets.flatMap(({ divers }) => divers.flatMap(({ to_pay }) => to_pay ?? []));
    expect(toPay).toContain(still_to_pay);
  }

  await staff.orders.resend_mail({ uuid });
  const mail = (await mailsTo(user.email)).at(-1)?.params as Record<string, number>;
  const { total = 0, paid = 0, due = 0, toPay = 0, onAccount = 0 } = mail;
  if (days.size > 0) {
    expect([total, paid, toPay + due, onAccount]).toEqual([price, held, still_to_pay, view.on_account]);
    expect(mail.reduction ?? 0).toBe(reduction);
  }
}

const staffAt = async (minutes: number) => (await byStaff(later(minutes))).admin;
const sendRefunds = () => runJobs(paymentJobs(paymentHook).filter(({ name }) => name === 'payments.send-refund'));

test('a day cancelled under the policy leaves the same amounts everywhere, before and after the refund', async () => {
  const order = await paidItems();
  const { uuid, dive } = order;
  await expectSameInAllViews(order, 0);
  await (await staffAt(10)).orders.cancel_item({ uuid, item: dive, refund_amount: 100_000, reason: 'Ill' });
  await expectSameInAllViews(order, 0);
  await sendRefunds();
  await expectSameInAllViews(order, 0);
});

test('a goodwill refund lowers the price equally everywhere, even when an item is cancelled later', async () => {
  const order = await paidItems();
  const { uuid, dive, course } = order;
  const { orders } = await staffAt(10);
  await orders.take_payment({
    uuid,
    payments: [
      { method: 'cash', amount: 700_000 },
      { method: 'on_account', amount: 90_000 },
    ],
  });
  await expectSameInAllViews(order, 0);
  await orders.refund({ uuid, amount: 250_000, how: 'cash', reason: 'No manta' });
  await expectSameInAllViews(order, 250_000);
  await orders.cancel_item({ uuid, item: dive, reason: 'Ill' });
  const { waived } = await db.orderItem.findUniqueOrThrow({ where: { id: dive } });
  await expectSameInAllViews(order, 250_000 - waived);
  await orders.cancel_item({ uuid, item: course, reason: 'Ill' });
  await expectSameInAllViews(order, 0);
});

test('a refused refund and a changed price show the same amounts everywhere', async () => {
  const order = await paidItems();
  const { uuid, course } = order;
  const { orders, order_edits } = await staffAt(10);
  await orders.refund({ uuid, amount: 200_000, reason: 'No manta' });
  await db.refund.updateMany({ where: { orderId: uuid }, data: { status: 'failed' } });
  await expectSameInAllViews(order, 200_000);
  const fewer = { item: course, quantity: 1, divers: [0] };
  await order_edits.save({ uuid, items: [fewer], settle: 'collect', reason: 'Two fell ill' });
  await expectSameInAllViews(order, 200_000);
});

test('an unpaid order shows the money taken at the counter, and no wrong amount', async () => {
  const order = await paidItems();
  const created = await order.submit();
  const unpaid = { ...order, uuid: created.uuid };
  const { orders } = await staffAt(6);
  await orders.take_payment({ uuid: created.uuid, method: 'cash', amount: 60_000 });
  await expectSameInAllViews(unpaid, 0);
  await (await order.at(later(7))).order.pay({ uuid: created.uuid });
  await receivePayment(created.uuid, 8, 10_000);
  const view = await (await order.at(later(9))).order.get({ uuid: created.uuid });
  expect(view).toMatchObject({ paid: 70_000, held: 60_000, wrong_amount: { received: 10_000 } });
  expect(view.due_left + view.remaining_balance).toBe(view.still_to_pay);
  await expectSameInAllViews(unpaid, 0);
});
