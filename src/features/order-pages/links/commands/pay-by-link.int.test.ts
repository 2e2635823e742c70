import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { invariantViolations } from '@/test/invariants';
import { anOrder, aPaidOrder, byStaff, later } from '@/test/orders';
import { atTheSandbox, pay, payLate } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const DUE = 300_000;
const REST = 700_001;

async function linked(order: Awaited<ReturnType<typeof anOrder>>) {
  const staff = (await byStaff(later(6))).admin.orders;
  const token = (await staff.make_link({ uuid: order.uuid })).url.split('/').at(-1) ?? '';
  const at = async (minutes: number) =>
    (await callerFor(null, { now: later(minutes), address: freshAddress() })).order.link;
  const attempts = () => db.paymentAttempt.findMany({ where: { orderId: order.uuid }, orderBy: { id: 'asc' } });
  return { ...order, token, at, attempts, staff };
}

test('the rest has one session at a time, which returns without the link, and completes the payment', async () => {
  const order = await linked(await aPaidOrder());
  const link = await order.at(10);
  expect((await link.get({ token: order.token })).payment).toEqual({ kind: 'rest', amount: REST });
  const urls = await Promise.all([link.pay({ token: order.token }), link.pay({ token: order.token })]);
  expect(new Set(urls.map(({ payment_url }) => payment_url)).size).toBe(1);
  const [, rest, ...more] = await order.attempts();
  expect([rest, more]).toMatchObject([{ amount: REST, forRest: true, status: 'pending' }, []]);
  const session = await db.sandboxSession.findUniqueOrThrow({ where: { reference: rest?.reference ?? '' } });
  expect(session.successUrl).toMatch(new RegExp(`/order/return\\?order=${order.uuid}$`));

  await atTheSandbox(order.uuid, { status: 'paid' }, later(11));
  expect(await link.return({ token: order.token })).toEqual({ outcome: 'paid', amount: REST });
  expect(await (await order.at(12)).get({ token: order.token })).toMatchObject({
    paid: DUE + REST,
    outstanding: 0,
    payment: null,
  });
  expect(await refusalOf(link.pay({ token: order.token }))).toMatchObject({ status: 409 });
  expect(await order.refunds()).toEqual([]);
  expect((await order.mails()).filter((mail) => mail === 'rest_paid')).toEqual(['rest_paid']);
  expect(await invariantViolations()).toEqual([]);
});

test('an unpaid order is paid by its link while its seats are held, and not afterwards', async () => {
  const order = await linked(await anOrder());
  expect(await refusalOf((await order.at(25)).pay({ token: order.token }))).toMatchObject({ status: 409 });
  await (await order.at(7)).pay({ token: order.token });
  await pay(order.uuid, later(8));
  expect(await (await order.at(9)).get({ token: order.token })).toMatchObject({
    status: 'paid',
    payment: { kind: 'rest', amount: REST },
  });
});

test('a webhook that arrives after the rest was paid at the counter is refunded in full', async () => {
  const order = await linked(await aPaidOrder());
  await (await order.at(10)).pay({ token: order.token });
  await order.staff.take_payment({ uuid: order.uuid, payments: [{ method: 'cash', amount: REST }] });
  expect((await order.attempts()).at(-1)).toMatchObject({ status: 'cancelled', forRest: true });
  await payLate(order.uuid, later(12));
  expect(await order.refunds()).toMatchObject([{ amount: REST, reason: 'excess' }]);
  expect((await order.refunds())[0]?.attemptId).toBe((await order.attempts()).at(-1)?.id);
  expect(await (await order.at(13)).get({ token: order.token })).toMatchObject({ outstanding: 0, refunding: REST });
  expect(await invariantViolations()).toEqual([]);
});

test('when the counter has lowered the rest meanwhile, only the excess is refunded', async () => {
  const order = await linked(await aPaidOrder());
  await (await order.at(10)).pay({ token: order.token });
  await order.staff.take_payment({ uuid: order.uuid, payments: [{ method: 'cash', amount: 200_000 }] });
  const { payment_url: second } = await (await order.at(11)).pay({ token: order.token });
  const [, first, live] = await order.attempts();
  expect([first, live]).toMatchObject([
    { status: 'cancelled', amount: REST },
    { status: 'pending', amount: REST - 200_000, paymentUrl: second },
  ]);
  // The first session was paid anyway, since its gateway had not closed it yet.
  await db.sandboxSession.update({
    where: { reference: first?.reference ?? '' },
    data: { status: 'paid', paidAmount: REST, paidAt: later(11) },
  });
  await payLate(order.uuid, later(12));
  const refunded = (await order.refunds()).reduce((sum, { amount }) => sum + amount, 0);
  expect(refunded).toBe(REST);
  expect(await (await order.at(13)).get({ token: order.token })).toMatchObject({ outstanding: 0 });
  expect(await invariantViolations()).toEqual([]);
});

test('an amount other than the rest does not count and is refunded', async () => {
  const order = await linked(await aPaidOrder());
  await (await order.at(10)).pay({ token: order.token });
  await pay(order.uuid, later(11), 12_345);
  expect(await order.refunds()).toMatchObject([{ amount: 12_345, reason: 'wrong_amount' }]);
  expect(await (await order.at(12)).return({ token: order.token })).toEqual({
    outcome: 'wrong_amount',
    amount: 12_345,
  });
  expect(await (await order.at(12)).get({ token: order.token })).toMatchObject({
    payment: { kind: 'rest', amount: REST },
  });
  expect(await invariantViolations()).toEqual([]);
});

test('the rest paid for a cancelled order is refunded in full', async () => {
  const order = await linked(await aPaidOrder());
  await (await order.at(10)).pay({ token: order.token });
  await order.staff.cancel({ uuid: order.uuid, reason: 'Ill' });
  const before = (await order.refunds()).map(({ id }) => id);
  await payLate(order.uuid, later(12));
  const late = (await order.refunds()).filter(({ id }) => !before.includes(id));
  expect(late).toMatchObject([{ amount: REST, reason: 'too_late' }]);
  expect(await invariantViolations()).toEqual([]);
});

test('an amount on account cannot be paid online, and stays on account', async () => {
  const order = await linked(await aPaidOrder());
  await order.staff.take_payment({ uuid: order.uuid, payments: [{ method: 'on_account', amount: 100_000 }] });
  const link = await order.at(10);
  expect((await link.get({ token: order.token })).payment).toEqual({ kind: 'rest', amount: REST - 100_000 });
  await link.pay({ token: order.token });
  await pay(order.uuid, later(11));
  expect(await link.get({ token: order.token })).toMatchObject({ outstanding: 0, on_account: 100_000, payment: null });
  expect(await invariantViolations()).toEqual([]);
});
