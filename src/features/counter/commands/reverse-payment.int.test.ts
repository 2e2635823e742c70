import { describe, expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const DUE = 300_000;
const TOTAL = 1_000_001;

const counter = async (minutes = 5) => (await byStaff(later(minutes))).admin.orders;
const cash = (amount: number) => ({ method: 'cash' as const, amount });

describe('a payment entered by mistake', () => {
  test('is reversed once by an entry that refers to it, with a reason that only staff read', async () => {
    const order = await anOrder();
    const { uuid } = order;
    const staff = await counter();
    const { payments } = await staff.take_payment({ uuid, ...cash(DUE) });
    const entry = payments.ledger[0]?.uuid ?? '';
    expect(await refusalOf(staff.reverse_payment({ uuid, entry, reason: ' ' }))).toMatchObject({
      errors: { reason: ['Reason is required'] },
    });
    const reversed = await staff.reverse_payment({ uuid, entry, reason: 'Another guest' });
    expect(reversed).toMatchObject({ status: 'paid', paid: 0, due_now: 0, outstanding: TOTAL });
    expect(reversed.payments.ledger).toMatchObject([
      { kind: 'on_site', reversible: false },
      { kind: 'on_site_reversal', amount: -DUE, reverses: entry, method: 'cash' },
    ]);
    expect(reversed.timeline.at(-1)).toMatchObject({ kind: 'payment_reversed', note: 'Another guest' });
    const own = await (await order.at(later(9))).order.get({ uuid });
    expect(own.timeline.at(-1)).toMatchObject({ kind: 'payment_reversed', note: null });
    expect(await refusalOf(staff.reverse_payment({ uuid, entry, reason: 'Again' }))).toMatchObject({
      code: 'entry_not_reversible',
    });
  });

  test('puts what it had settled back on account', async () => {
    const { uuid } = await anOrder();
    const staff = await counter();
    await staff.take_payment({ uuid, method: 'on_account', amount: TOTAL });
    const { payments } = await staff.take_payment({ uuid, ...cash(TOTAL) });
    const entry = payments.ledger.find(({ kind }) => kind === 'on_site')?.uuid ?? '';
    expect(await staff.reverse_payment({ uuid, entry, reason: 'Wrong order' })).toMatchObject({
      on_account: TOTAL,
      paid: 0,
    });
  });

  test('cannot be reversed once its money was refunded', async () => {
    const order = await aPaidOrder();
    const { uuid } = order;
    const staff = await counter(60);
    const { payments } = await staff.take_payment({ uuid, ...cash(TOTAL - DUE) });
    await staff.refund({ uuid, amount: TOTAL - 1, reason: 'No manta' });
    const entry = payments.ledger.find(({ kind }) => kind === 'on_site')?.uuid ?? '';
    expect(await refusalOf(staff.reverse_payment({ uuid, entry, reason: 'Oops' }))).toMatchObject({
      code: 'entry_refunded',
    });
  });

  test('of another order counts as not found', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const staff = await counter();
    const { payments } = await staff.take_payment({ uuid: one.uuid, ...cash(DUE) });
    const entry = payments.ledger[0]?.uuid ?? '';
    expect(await refusalOf(staff.reverse_payment({ uuid: other.uuid, entry, reason: 'Wrong' }))).toMatchObject({
      status: 404,
    });
  });
});

describe('a payment taken a moment ago', () => {
  const taken = async () => {
    const { uuid } = await aPaidOrder();
    const token = await signIn(await account({ role: 'ADMIN', rights: ['orders'] }));
    const at = async (seconds: number) =>
      (await callerFor(token, { now: new Date(later(60).getTime() + seconds * 1000) })).admin.orders;
    const { payments } = await (await at(0)).take_payment({ uuid, ...cash(TOTAL - DUE) });
    const entry = payments.ledger.at(-1)?.uuid ?? '';
    return { uuid, entry, undoAfter: async (seconds: number) => (await at(seconds)).undo_payment({ uuid, entry }) };
  };

  test('is undone by the person who took it, with a reversal in the ledger', async () => {
    const { entry, undoAfter } = await taken();
    const undone = await undoAfter(9);
    expect(undone).toMatchObject({ status: 'paid', outstanding: TOTAL - DUE });
    expect(undone.payments.ledger.at(-1)).toMatchObject({
      kind: 'on_site_reversal',
      amount: DUE - TOTAL,
      reverses: entry,
    });
    expect(undone.timeline.at(-1)).toMatchObject({ kind: 'payment_reversed', note: null });
    expect(await refusalOf(undoAfter(9))).toMatchObject({ code: 'entry_not_reversible' });
  });

  test('can no longer be undone after ten seconds', async () => {
    const { undoAfter } = await taken();
    expect(await refusalOf(undoAfter(11))).toMatchObject({ code: 'undo_over' });
  });

  test('cannot be undone by a colleague', async () => {
    const { uuid, entry } = await taken();
    expect(await refusalOf((await counter(60)).undo_payment({ uuid, entry }))).toMatchObject({ code: 'undo_over' });
  });
});
