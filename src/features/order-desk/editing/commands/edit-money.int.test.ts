import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { diver } from '@/test/divers';
import { anOrder, aPaidOrder, byStaff, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { expectSound, receivePayment } from '@/test/wrong-amounts';

afterEach(expectSound);

/** A package costs 1,000,001 rupiah, of which 300,000 are paid. */
async function paidOrder(...about: Parameters<typeof aPaidOrder>) {
  const order = await aPaidOrder(...about);
  const staff = (await byStaff(later(10))).admin;
  const { items, version } = await staff.order_edits.get({ uuid: order.uuid });
  const [item = ''] = items.map(({ uuid }) => uuid);
  return { ...order, edits: staff.order_edits, office: staff.orders, item, version };
}

const two = [diver({ full_name: 'Ketut' }), diver({ full_name: 'Wayan' })];
const four = [{ diver: 0 }, { diver: 1 }, ...two];

describe('a difference', () => {
  test('that was overpaid is refunded once staff decide so, with the reason', async () => {
    const { uuid, edits, office, item, refunds, user } = await paidOrder({ quantity: 2, payment_type: 'full_payment' });
    const wanted = { uuid, items: [{ item, quantity: 1 }], divers: [{ diver: 0 }, { diver: 1 }] };
    expect(await edits.preview(wanted)).toMatchObject({ excess: 1_000_001, settlements: ['refund', 'leave'] });
    expect((await refusalOf(edits.save(wanted))).errors).toHaveProperty('settle');
    expect((await refusalOf(edits.save({ ...wanted, settle: 'refund' }))).errors).toHaveProperty('reason');
    const saved = await edits.save({ ...wanted, settle: 'refund', reason: 'Two fell ill', notify: true });
    expect(saved).toMatchObject({
      status: 'paid',
      total: 1_000_001,
      refunding: 1_000_001,
      outstanding: 0,
      due_now: 1_000_001,
    });
    expect(await refunds()).toMatchObject([{ amount: 1_000_001, reason: 'changed' }]);
    const mail = (await mailsTo(user.email)).findLast(({ template }) => template === 'order_changed');
    expect(mail?.params).toMatchObject({ refund: 1_000_001, changes: ['people', 'packages'], total: 1_000_001 });
    // A refunded amount is not waived: it is due again when the order grows.
    const more = await edits.save({ uuid, items: [{ item, quantity: 2 }], divers: four });
    expect(more).toMatchObject({ total: 2_000_002, outstanding: 1_000_001 });
    const audited = await db.auditEntry.findMany({
      where: { entityId: uuid, action: 'update' },
      orderBy: { id: 'asc' },
    });
    expect(audited[0]).toMatchObject({
      before: { total: 2_000_002, quantity: 2 },
      after: { total: 1_000_001, quantity: 1, changed: 'people, packages', refund: 1_000_001, reason: 'Two fell ill' },
    });
    expect((await office.get({ uuid })).timeline.some(({ kind }) => kind === 'edited')).toBe(true);
  });

  test('that staff leave keeps the old price, whether the new price is higher or lower', async () => {
    const { uuid, edits, item, refunds } = await paidOrder({ quantity: 2, payment_type: 'full_payment' });
    const fewer = { uuid, items: [{ item, quantity: 1 }], divers: [{ diver: 0 }, { diver: 1 }] };
    const unchanged = await edits.save({ ...fewer, settle: 'leave', reason: 'On the evening before' });
    expect(unchanged).toMatchObject({
      activity_fee: 1_000_001,
      adjustment: 1_000_001,
      total: 2_000_002,
      outstanding: 0,
    });
    expect(unchanged.timeline.at(-1)).toMatchObject({
      kind: 'difference_left',
      internal: true,
      note: 'On the evening before',
    });
    const given = { uuid, items: [{ item, quantity: 3 }], divers: [...four, ...two] };
    const free = await edits.save({ ...given, settle: 'leave', reason: 'Regulars' });
    expect(free).toMatchObject({ activity_fee: 3_000_003, adjustment: -1_000_001, total: 2_000_002, outstanding: 0 });
    expect(await refunds()).toEqual([]);
  });
});

describe('an unpaid order', () => {
  async function unpaid() {
    const order = await anOrder();
    const staff = (await byStaff(later(3))).admin;
    const { items } = await staff.order_edits.get({ uuid: order.uuid });
    return {
      ...order,
      edits: staff.order_edits,
      item: items[0]?.uuid ?? '',
      customer: async (minutes: number) => (await order.at(later(minutes))).order,
    };
  }

  test('whose price changes gets a new amount due, and its payment session is closed', async () => {
    const { uuid, edits, item, customer } = await unpaid();
    const before = (await (await customer(1)).get({ uuid })).payment_url;
    const saved = await edits.save({ uuid, items: [{ item, quantity: 2 }], divers: four });
    expect(saved).toMatchObject({ due_now: 600_001, remaining_balance: 1_400_001, payment_url: null });
    const { payment_url } = await (await customer(4)).pay({ uuid });
    expect(payment_url).not.toBe(before);
  });

  test('keeps its payment session when only a person is corrected', async () => {
    const { uuid, edits, customer } = await unpaid();
    const before = (await (await customer(1)).get({ uuid })).payment_url;
    await edits.save({ uuid, divers: [{ diver: 0, full_name: 'Sari' }, { diver: 1 }] });
    expect((await (await customer(4)).get({ uuid })).payment_url).toBe(before);
  });

  test('counts as paid when the old amount arrives, and the rest is due on site', async () => {
    const { uuid, edits, item, customer } = await unpaid();
    await edits.save({ uuid, items: [{ item, quantity: 2 }], divers: four });
    await receivePayment(uuid, 5, 300_000);
    expect(await (await customer(6)).get({ uuid })).toMatchObject({
      ...{ status: 'paid', paid: 300_000, due_now: 300_000, remaining_balance: 1_700_002, outstanding: 1_700_002 },
    });
  });

  test('with a wrong amount keeps its price until the amount is settled, but its people can be corrected', async () => {
    const { uuid, edits, item } = await unpaid();
    await receivePayment(uuid, 2, 123_456);
    const more = { uuid, items: [{ item, quantity: 2 }], divers: four };
    expect(await refusalOf(edits.save(more))).toMatchObject({ code: 'wrong_amount_waits' });
    expect(await edits.save({ uuid, divers: [{ diver: 0, shoe_size: 41 }, { diver: 1 }] })).toMatchObject({
      wrong_amount: { received: 123_456 },
    });
  });
});

test('an order can be edited until its last day is over, but not after its people are erased', async () => {
  const { uuid, edits } = await paidOrder();
  const at = async (moment: string) => (await byStaff(new Date(moment))).admin.order_edits;
  await (await at('2026-12-24T15:59:00Z')).save({ uuid, pickup_address: 'Lobby' });
  const over = (await at('2026-12-24T16:00:00Z')).save({ uuid, pickup_address: 'Bar' });
  expect(await refusalOf(over)).toMatchObject({ code: 'state_not_allowed', status: 409 });
  await db.order.update({ where: { id: uuid }, data: { anonymisedAt: later(10) } });
  expect(await refusalOf(edits.save({ uuid, pickup_address: 'Bar' }))).toMatchObject({ code: 'order_anonymised' });
});

test('a stale edit is refused with the later change and its author', async () => {
  const { uuid, edits, version, office } = await paidOrder();
  await office.add_note({ uuid, note: 'They like manta rays' });
  await office.confirm({ uuid });
  const refused = await refusalOf(edits.save({ uuid, version, pickup_address: 'Lobby' }));
  expect(refused).toMatchObject({ code: 'changed_meanwhile', status: 409 });
  expect(refused.errors?.version).toEqual([expect.stringMatching(/^Since you opened it: Confirmed by us \(.+\)\.$/)]);
  const { version: current } = await edits.get({ uuid });
  expect((await edits.save({ uuid, version: current, pickup_address: 'Lobby' })).status).toBe('confirmed');
});
