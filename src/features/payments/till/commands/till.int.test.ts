import { beforeEach, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { presets } from '@/shared/schema/rights';
import { dayAt, plusDays } from '@/shared/time/days';
import { anOrder, byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const DAY = 24 * 60;
const today = dayAt(later(0));
const tomorrow = plusDays(today, 1);

const office = async (minutes: number) => (await byStaff(later(minutes), presets.office)).admin;
const money = async (minutes: number) => (await byStaff(later(minutes), presets.money)).admin;
const conflict = (code: string) => ({ code, status: 409 });

beforeEach(async () => {
  await pool.query('TRUNCATE ledger_entries, cash_reports, till_entries, till_counts CASCADE');
});

test('a day opens with a float, records cash in and out, and closes with their sum as the expected cash', async () => {
  const { uuid } = await anOrder();
  const desk = await office(1);
  const opened = await desk.till.open({ float: 500_000 });
  expect(opened).toMatchObject({ date: today, current: true, expected: 500_000, till: { float: 500_000 } });
  await desk.orders.take_payment({ uuid, method: 'cash', amount: 300_000 });
  await desk.till.record({ kind: 'petty_cash', amount: 70_000, reason: 'Ice and water' });
  await desk.till.record({ kind: 'cash_in', amount: 200_000, reason: 'Small notes from the bank' });
  const { till, expected } = await desk.till.record({ kind: 'bank_deposit', amount: 400_000, reason: 'BCA Sanur' });
  expect(till).toMatchObject({ float: 500_000, taken: 300_000, paid_in: 200_000, paid_out: 470_000 });
  expect(till.entries).toMatchObject([
    { kind: 'float', amount: 500_000 },
    { kind: 'petty_cash', amount: -70_000, reason: 'Ice and water', recorded_by: { name: expect.any(String) } },
    { kind: 'cash_in', amount: 200_000 },
    { kind: 'bank_deposit', amount: -400_000 },
  ]);
  expect(expected).toBe(530_000);

  const owner = await money(60);
  const { closed } = await owner.cash.close({ date: today, counted: 525_000, left_in_till: 500_000 });
  const facts = { float: 500_000, taken: 300_000, paid_in: 200_000, paid_out: 470_000, expected: 530_000 };
  expect(closed).toMatchObject({ ...facts, difference: -5_000, left_in_till: 500_000, handed_over: 25_000 });
  expect((await owner.cash.list({})).data).toMatchObject([{ date: today, ...facts, counted_by: null }]);
});

test('the next float is suggested from the remaining cash, and may differ from it', async () => {
  await (await money(1)).cash.close({ date: today, counted: 600_000, left_in_till: 450_000 });
  expect((await (await office(DAY)).cash.day({ date: tomorrow })).till).toMatchObject({
    float: null,
    left_before: 450_000,
  });
  const { till } = await (await office(DAY)).till.open({ float: 440_000, note: 'A note was torn' });
  expect(till).toMatchObject({ float: 440_000, left_before: 450_000, entries: [{ reason: 'A note was torn' }] });
});

test('a closing without a float and without remaining cash is valid', async () => {
  const { closed } = await (await money(1)).cash.close({ date: today, counted: 0 });
  expect(closed).toMatchObject({ float: null, taken: 0, expected: 0, left_in_till: null, handed_over: null });
  expect((await (await office(DAY)).cash.day({ date: tomorrow })).till.left_before).toBeNull();
});

test('openTill refuses a second float until the first is reversed or its day is closed', async () => {
  const desk = await office(1);
  const { till } = await desk.till.open({ float: 5_000_000 });
  expect(await refusalOf(desk.till.open({ float: 500_000 }))).toMatchObject(conflict('till_open'));
  const owner = await money(2);
  const entry = till.entries[0]?.uuid ?? '';
  const reversed = await owner.till.reverse({ entry, reason: 'One zero too many' });
  expect(reversed).toMatchObject({ expected: 0, till: { float: null } });
  expect(await desk.till.open({ float: 500_000 })).toMatchObject({ expected: 500_000, till: { float: 500_000 } });

  await owner.cash.close({ date: today, counted: 500_000, left_in_till: 500_000 });
  const next = await (await office(90)).till.open({ float: 500_000 });
  expect(next).toMatchObject({ date: tomorrow, current: true, expected: 500_000 });
});

test('two concurrent floats open the till once', async () => {
  const [one, other] = [await office(1), await office(1)];
  const sent = await Promise.allSettled([one.till.open({ float: 1 }), other.till.open({ float: 2 })]);
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await db.tillEntry.count()).toBe(1);
});

test('an entry is reversed once, on the day the mistake is noticed, and never changed', async () => {
  const desk = await office(1);
  const { till } = await desk.till.record({ kind: 'petty_cash', amount: 50_000, reason: 'Fuel' });
  const entry = till.entries[0]?.uuid ?? '';
  const owner = await money(2);
  const closed = await owner.cash.close({ date: today, counted: 0 });
  expect(closed.expected).toBe(-50_000);

  const next = await owner.till.reverse({ entry, reason: 'Paid by the boat crew' });
  expect(next).toMatchObject({ date: tomorrow, expected: 50_000, till: { paid_out: -50_000 } });
  expect(next.till.entries).toMatchObject([{ amount: 50_000, reverses: { uuid: entry }, reversible: false }]);
  expect(await owner.cash.day({ date: today })).toMatchObject({ expected: -50_000, closed: { expected: -50_000 } });
  const [reversal] = next.till.entries;
  for (const again of [entry, reversal?.uuid ?? ''])
    expect(await refusalOf(owner.till.reverse({ entry: again, reason: 'again' }))).toMatchObject(
      conflict('entry_not_reversible'),
    );
  await expect(pool.query('UPDATE till_entries SET amount = -1')).rejects.toThrow('only ever added to');
  await expect(pool.query('DELETE FROM till_entries')).rejects.toThrow('only ever added to');
});

test('a float of a closed day cannot be reversed', async () => {
  const { till } = await (await office(1)).till.open({ float: 500_000 });
  const owner = await money(2);
  await owner.cash.close({ date: today, counted: 500_000 });
  const call = owner.till.reverse({ entry: till.entries[0]?.uuid ?? '', reason: 'too late' });
  expect(await refusalOf(call)).toMatchObject(conflict('entry_not_reversible'));
});

test('the office counts and hands over the till, and the closing names the person who counted', async () => {
  const desk = await office(1);
  await desk.till.open({ float: 500_000 });
  await desk.till.count({ date: today, counted: 480_000, left_in_till: 480_000 });
  const { till, closed } = await desk.till.count({
    date: today,
    counted: 500_000,
    left_in_till: 300_000,
    note: 'Recounted',
  });
  expect(closed).toBeNull();
  expect(till.counts).toMatchObject([
    { expected: 500_000, counted: 500_000, difference: 0, left_in_till: 300_000, handed_over: 200_000 },
    { counted: 480_000, difference: -20_000 },
  ]);
  const owner = await money(30);
  await owner.cash.close({ date: today, counted: 500_000, left_in_till: 300_000 });
  const [report] = (await owner.cash.list({})).data;
  expect(report?.counted_by).toEqual(till.counts[0]?.counted_by);
  const late = desk.till.count({ date: today, counted: 1, left_in_till: 0 });
  expect(await refusalOf(late)).toMatchObject(conflict('cash_closed'));
});

test('the remaining cash cannot exceed the count, and every payout needs a reason', async () => {
  const refused = (field: string) => ({ status: 422, errors: { [field]: [expect.any(String)] } });
  const owner = await money(1);
  const counted = { date: today, counted: 100, left_in_till: 101 };
  expect(await refusalOf(owner.cash.close(counted))).toMatchObject(refused('left_in_till'));
  expect(await refusalOf(owner.till.count(counted))).toMatchObject(refused('left_in_till'));
  expect(await refusalOf(owner.till.count({ ...counted, date: tomorrow, left_in_till: 0 }))).toMatchObject(
    refused('date'),
  );
  const out = { kind: 'petty_cash' as const, amount: 1, reason: ' ' };
  expect(await refusalOf(owner.till.record(out))).toMatchObject(refused('reason'));
  expect(await refusalOf(owner.till.record({ ...out, reason: 'Ice', amount: 0 }))).toMatchObject(refused('amount'));
});

test('the office can neither close the day nor reverse an entry', async () => {
  const desk = await office(1);
  const { till } = await desk.till.open({ float: 1 });
  const calls = [
    desk.cash.close({ date: today, counted: 1 }),
    desk.till.reverse({ entry: till.entries[0]?.uuid ?? '', reason: 'mine' }),
  ];
  for (const call of calls) expect(await refusalOf(call)).toMatchObject({ code: 'forbidden', status: 403 });
});

test('each entry and count is in the audit log with its reason', async () => {
  const desk = await office(1);
  await desk.till.record({ kind: 'petty_cash', amount: 70_000, reason: 'Ice' });
  await desk.till.count({ date: today, counted: 0, left_in_till: 0, note: 'Empty' });
  const rows = await db.auditEntry.findMany({ where: { entity: 'till' }, orderBy: { id: 'desc' }, take: 2 });
  expect(rows.map(({ after }) => after)).toMatchObject([
    { counted: 0, expected: -70_000, difference: 70_000, note: 'Empty' },
    { kind: 'petty_cash', amount: -70_000, reason: 'Ice' },
  ]);
});
