import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { dayAt } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { aPaidOrder, byStaff, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { completeRefunds, expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

/** An order paid with 300,000 through the gateway and 700,001 in cash at the shop. */
async function paidBothWays() {
  const order = await aPaidOrder();
  const made = await account({ role: 'ADMIN', firstName: 'Made' });
  const office = (await callerFor(await signIn(made), { now: later(10) })).admin;
  const { orders } = office;
  await orders.take_payment({ uuid: order.uuid, amount: 700_001, method: 'cash' });
  const refundsSeen = async () => (await orders.get({ uuid: order.uuid })).payments.refunds;
  return { ...order, office, made, orders, refundsSeen };
}

describe('a refund by staff', () => {
  test('in cash comes out of the till first, and records who, how and why', async () => {
    const { uuid, orders, refundsSeen } = await paidBothWays();
    const after = await orders.refund({ uuid, amount: 100_000, how: 'cash', reason: 'No manta' });
    expect(after).toMatchObject({ status: 'paid', refunded: 100_000, refunding: 0, attention: [] });
    expect(await refundsSeen()).toMatchObject([
      { amount: 100_000, status: 'succeeded', way: 'cash', note: 'No manta', requested_by: 'Made Dewi' },
    ]);
    expect(after.payments.ledger.at(-1)).toMatchObject({ kind: 'on_site_refund', amount: -100_000, method: 'cash' });
    expect(after.timeline.at(-2)).toMatchObject({ kind: 'refund_requested', actor: 'Made Dewi' });
  });

  test('in cash of a gateway payment is unknown to the gateway', async () => {
    const { uuid, orders, refundsSeen } = await paidBothWays();
    const { refunded } = await orders.refund({ uuid, amount: 900_000, how: 'cash', reason: 'No manta' });
    expect([refunded, (await refundsSeen()).map(({ amount }) => amount)]).toEqual([900_000, [700_001, 199_999]]);
    await completeRefunds();
    expect(await db.sandboxRefund.count()).toBe(0);
  });

  test('in cash of a gateway payment is subtracted from the till and counted as paid back in cash', async () => {
    const { uuid, orders, office, made } = await paidBothWays();
    const till = async () => (await office.cash.day({ date: dayAt(later(10)) })).by_person;
    const ofMade = async () => (await till()).find(({ person }) => person?.uuid === made.id)?.total;
    expect(await ofMade()).toBe(700_001);
    await orders.refund({ uuid, amount: 900_000, how: 'cash', reason: 'No manta' });
    expect(await ofMade()).toBe(700_001 - 900_000);
    const ways = (await office.payments.totals({ order: uuid }))?.by_way;
    expect(ways?.map(({ way, given_back: back }) => [way, back])).toEqual(
      expect.arrayContaining([
        ['cash', 900_000],
        ['sandbox', 0],
      ]),
    );
    const { data } = await office.payments.list({ order: uuid, kind: 'refund' });
    expect(data).toMatchObject([{ method: 'cash', gateway: null, taken_by: { name: 'Made Dewi' } }]);
  });

  test('through the gateway is listed under the person who decided it', async () => {
    const { uuid, orders, office, made } = await paidBothWays();
    await orders.cancel({ uuid, refund_amount: 300_000, how: 'gateway', reason: 'No manta' });
    await completeRefunds();
    const { data } = await office.payments.list({ order: uuid, kind: 'refund', actor: made.id });
    expect(data).toMatchObject([{ gateway: 'sandbox', method: null, taken_by: { name: 'Made Dewi' } }]);
  });

  test('by transfer waits until staff have made it', async () => {
    const { uuid, at, orders, refundsSeen } = await paidBothWays();
    expect((await (await at(later(10))).order.get({ uuid })).refund_way).toBeNull();
    const waits = await orders.cancel({ uuid, refund_amount: 500_000, how: 'transfer', reason: 'By phone' });
    expect(waits).toMatchObject({ status: 'cancelled', refunding: 500_000, attention: ['refund_by_hand'] });
    const [refund] = await refundsSeen();
    expect(refund).toMatchObject({ status: 'by_hand', way: 'transfer', note: 'By phone' });
    expect((await (await at(later(20))).order.get({ uuid })).refund_way).toBe('transfer');
    const made = await orders.refunded_by_hand({
      uuid,
      refund: refund?.uuid ?? '',
      how: 'transfer',
      reason: 'By phone',
    });
    expect(made).toMatchObject({ refunded: 500_000, refunding: 0, attention: [] });
    expect(made.payments.ledger.at(-1)).toMatchObject({ amount: -500_000, method: 'transfer' });
  });

  test('through the gateway returns the way it was paid, and an automatic refund names nobody', async () => {
    const { uuid, orders, refundsSeen, at } = await paidBothWays();
    await orders.refund({ uuid, amount: 200_000, reason: 'No manta' });
    await completeRefunds();
    expect(await refundsSeen()).toMatchObject([{ status: 'succeeded', way: 'gateway', requested_by: 'Made Dewi' }]);
    await (await at(later(20))).order.cancel({ uuid });
    expect((await refundsSeen()).slice(1)).toMatchObject([{ requested_by: null }, { requested_by: null }]);
  });
});

test('refused by the gateway is subtracted from the till once it is handed over in cash', async () => {
  const { uuid, at, orders, office, made, refundsSeen } = await paidBothWays();
  await (await at(later(20))).order.cancel({ uuid });
  const [refund] = (await refundsSeen()).filter(({ amount }) => amount === 300_000);
  await db.refund.update({ where: { id: refund?.uuid ?? '' }, data: { status: 'failed', tries: 1 } });
  const paid = { uuid, refund: refund?.uuid ?? '', how: 'cash', reason: 'Card expired' } as const;
  const after = await orders.refunded_by_hand(paid);
  expect(after.timeline.at(-1)).toMatchObject({ kind: 'refunded', by: 'admin', actor: 'Made Dewi' });
  expect((await refundsSeen()).find(({ uuid: id }) => id === refund?.uuid)).toMatchObject({
    ...{ status: 'succeeded', way: 'cash', note: 'Card expired' },
  });
  const { data } = await office.payments.list({ order: uuid, kind: 'refund' });
  expect(data).toMatchObject([{ amount: -300_000, method: 'cash', taken_by: { name: 'Made Dewi' } }]);
  const till = (await office.cash.day({ date: dayAt(later(10)) })).by_person;
  expect(till.find(({ person }) => person?.uuid === made.id)?.total).toBe(700_001 - 300_000);
});

describe('cancelling', () => {
  test('needs a reason when money is refunded or retained', async () => {
    const { uuid, orders } = await paidBothWays();
    for (const amounts of [{}, { refund_amount: 0 }, { refund_amount: 1, reason: ' ' }])
      expect((await refusalOf(orders.cancel({ uuid, ...amounts }))).errors).toHaveProperty('reason');
    const item = (await orders.get({ uuid })).items[0]?.uuid ?? '';
    expect((await refusalOf(orders.cancel_item({ uuid, item }))).errors).toHaveProperty('reason');
    expect((await orders.get({ uuid })).status).toBe('paid');
  });

  test('by transfer leaves no task other than the transfer', async () => {
    const { uuid, orders } = await paidBothWays();
    await db.order.update({ where: { id: uuid }, data: { attention: ['move_requested'] } });
    const cancelled = await orders.cancel({ uuid, refund_amount: 500_000, how: 'transfer', reason: 'By phone' });
    expect(cancelled.attention).toEqual(['refund_by_hand']);
  });
});

test('a decline is refunded in cash, with the reason that the guest reads', async () => {
  const { uuid, user, orders, refundsSeen } = await paidBothWays();
  const declined = await orders.decline({ uuid, reason: 'Engine trouble', how: 'cash' });
  expect(declined).toMatchObject({ status: 'declined', refunded: 1_000_001, refunding: 0, undo_until: null });
  expect(declined.decline_reason).toBe('Engine trouble');
  const about = (await mailsTo(user.email)).filter(({ params }) => 'refund' in params);
  expect(about.map(({ template }) => template)).toEqual(expect.arrayContaining(['order_declined', 'refund_done']));
  for (const { params } of about) expect(params).toMatchObject({ paidBack: 'cash' });
  for (const refund of await refundsSeen())
    expect(refund).toMatchObject({
      status: 'succeeded',
      way: 'cash',
      note: 'Engine trouble',
      requested_by: 'Made Dewi',
    });
});

test('the reason for cancelling without a refund is a note that only staff read', async () => {
  const { uuid, at, orders } = await paidBothWays();
  const cancelled = await orders.cancel({ uuid, refund_amount: 0, reason: 'Did not turn up' });
  expect(cancelled.timeline.filter(({ note }) => note)).toMatchObject([
    { kind: 'note', note: 'Did not turn up', internal: true, actor: 'Made Dewi' },
  ]);
  const seen = await (await at(later(20))).order.get({ uuid });
  expect(JSON.stringify(seen)).not.toContain('Did not turn up');
});

test('the excess after an edit is paid back in cash', async () => {
  const { uuid } = await aPaidOrder({ quantity: 2, payment_type: 'full_payment' });
  const { order_edits: edits } = (await byStaff(later(10))).admin;
  const { items } = await edits.get({ uuid });
  const [item] = items;
  const saved = await edits.save({
    uuid,
    items: [{ item: item?.uuid ?? '', quantity: 1, divers: [0, 1] }],
    ...{ settle: 'refund', how: 'cash', reason: 'Two stay ashore' },
  });
  expect(saved).toMatchObject({ refunded: 1_000_001, refunding: 0, outstanding: 0 });
});
