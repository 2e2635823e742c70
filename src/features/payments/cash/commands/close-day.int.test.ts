import { expect, test } from 'vitest';
import { pool } from '@/server/database/db';
import { dayAt, plusDays } from '@/shared/time/days';
import { invariantViolations } from '@/test/invariants';
import { anOrder, byStaff, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const at = async (minutes: number) => (await byStaff(later(minutes))).admin;
const cash = (amount: number) => ({ method: 'cash' as const, amount });

test('a day is closed with the counted cash; later movements and corrections go into the next report', async () => {
  const { uuid } = await anOrder();
  const day = dayAt(later(5));
  const tomorrow = plusDays(day, 1);
  const office = await at(5);
  const { payments } = await office.orders.take_payment({
    uuid,
    payments: [cash(100_000), { method: 'card', amount: 50_000 }],
  });
  const open = await office.cash.day({ date: day });
  expect(open).toMatchObject({ closed: null, expected: 100_000 });
  expect(open.by_person).toMatchObject([{ total: 150_000 }]);

  const closed = await office.cash.close({ date: day, counted: 95_000, note: 'too much change given' });
  expect(closed.closed).toMatchObject({ expected: 100_000, counted: 95_000, difference: -5_000 });
  expect(await refusalOf(office.cash.close({ date: day, counted: 0 }))).toMatchObject({ status: 409 });

  const after = await at(10);
  await after.orders.take_payment({ uuid, ...cash(30_000) });
  const [mistaken] = payments.ledger;
  await after.orders.reverse_payment({ uuid, entry: mistaken?.uuid ?? '', reason: 'typed twice' });
  expect(await after.cash.day({ date: day })).toEqual(closed);
  const next = await (await at(24 * 60)).cash.day({ date: tomorrow });
  expect(next).toMatchObject({ closed: null, expected: -70_000 });
  expect(next.entries).toMatchObject([
    { kind: 'on_site', amount: 30_000 },
    { kind: 'on_site_reversal', amount: -100_000, reverses: { uuid: mistaken?.uuid } },
  ]);
});

test('a day that has not started cannot be closed', async () => {
  const date = plusDays(dayAt(later(5)), 3);
  const refused = (await at(5)).cash.close({ date, counted: 0 });
  expect(await refusalOf(refused)).toMatchObject({ status: 422, errors: { date: [expect.any(String)] } });
});

test('the database refuses a closing whose expected cash differs from what it covers', async () => {
  const date = plusDays(dayAt(later(5)), 2);
  const office = await at(2 * 24 * 60);
  await office.till.open({ float: 500_000 });
  await office.till.record({ kind: 'petty_cash', amount: 20_000, reason: 'Ice' });
  await office.cash.close({ date, counted: 410_000, left_in_till: 400_000 });
  expect(await invariantViolations()).toEqual([]);
  await pool.query('UPDATE cash_reports SET expected = expected + 1 WHERE date = $1', [date]);
  expect(await invariantViolations()).toEqual([expect.stringMatching(/^A closing expects the float plus cash/)]);
});
