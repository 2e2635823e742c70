import { beforeAll, describe, expect, test } from 'vitest';
import { db, pool } from '@/server/database/db';
import { maxCounted } from '@/shared/list/pages';
import { aPaidOrder, byStaff, later } from '@/test/orders';

const to = { name: 'Somebody', company: '', address: '', tax_number: '' };
const nextYear = new Date('2027-01-05T02:00:00Z');

async function invoiced(lastName: string, at: Date, price: number) {
  const { uuid, user } = await aPaidOrder({}, { price });
  await db.user.update({ where: { id: user.id }, data: { firstName: 'Mika', lastName } });
  const { admin } = await byStaff(at);
  const { number, uuid: invoice } = await admin.invoices.issue({ uuid, recipient: to });
  const { bookingId } = await db.order.findUniqueOrThrow({ where: { id: uuid } });
  return { uuid, invoice, number, user, bookingId };
}

const staff = async () => (await byStaff(nextYear)).admin.invoices;
type Lists = Awaited<ReturnType<typeof staff>>;
type Input = Parameters<Lists['list']>[0];

let orders: Awaited<ReturnType<typeof invoiced>>[];

/** Numbers of all matches, read page by page. */
async function numbersOf(input: Input): Promise<string[]> {
  const { list } = await staff();
  const numbers: string[] = [];
  let after: string | undefined;
  do {
    const { data, meta } = await list({ ...input, per_page: 2, ...(after && { after }) });
    expect(meta.total).toBeLessThanOrEqual(5);
    numbers.push(...data.map(({ number }) => number.replace('INV-', '')));
    after = data.length === 2 ? data.at(-1)?.uuid : undefined;
  } while (after);
  return numbers;
}

beforeAll(async () => {
  orders = [
    await invoiced('Halberd', later(10), 3_000_000),
    await invoiced('Sundell', later(10), 1_000_000),
    await invoiced('Halberdson', nextYear, 2_000_000),
  ];
  const [first] = orders;
  const { admin } = await byStaff(nextYear);
  await admin.invoices.credit({ uuid: first?.uuid ?? '', invoice: first?.invoice ?? '' });
});

const [A, B, C, NOTE] = ['2026-00001', '2026-00002', '2027-00001', '2027-00002'] as const;

describe('invoices and credit notes are listed page by page', () => {
  test.each<[string, Input, string[]]>([
    ['by number', {}, [NOTE, C, B, A]],
    ['by number, upwards', { sort: 'number' }, [A, B, C, NOTE]],
    ['by amount', { sort: 'total' }, [NOTE, B, C, A]],
    ['by amount, downwards', { sort: '-total' }, [A, C, B, NOTE]],
    ['credit notes alone', { kind: 'credit_note' }, [NOTE]],
    ['credit notes by amount', { kind: 'credit_note', sort: 'total' }, [NOTE]],
    ['invoices by amount', { kind: 'invoice', sort: 'total' }, [B, C, A]],
    ['of a year by amount', { year: 2027, sort: '-total' }, [C, NOTE]],
  ])('%s', async (_name, input, numbers) => {
    expect(await numbersOf(input)).toEqual(numbers);
  });
});

describe('invoices are found', () => {
  test.each<[string, string[]]>([
    ['halberd', [NOTE, C, A]],
    ['mika HALBERDSON', [C]],
    ['00002', [NOTE, B]],
    ['INV-2026-00002', [NOTE, B]],
    ['2 sundell', [B]],
    ['qzxwv', []],
  ])('by parts of names and numbers: %s', async (search, numbers) => {
    expect(await numbersOf({ search })).toEqual(numbers);
  });

  test('by booking ID in any spelling, within a year or a kind', async () => {
    const id = orders[0]?.bookingId ?? '';
    for (const search of [id, id.replace('-', '').toLowerCase(), id.slice(4)])
      expect(await numbersOf({ search })).toEqual([NOTE, A]);
    expect(await numbersOf({ search: id, kind: 'credit_note' })).toEqual([NOTE]);
    expect(await numbersOf({ search: id, year: 2026, sort: 'total' })).toEqual([A]);
  });

  test("by the customer's current name", async () => {
    const id = orders[1]?.user.id ?? '';
    await db.user.update({ where: { id }, data: { lastName: 'Voss' } });
    expect([await numbersOf({ search: 'voss' }), await numbersOf({ search: 'sundell' })]).toEqual([[B], []]);
  });
});

test('totals cover the matches', async () => {
  const { totals } = await staff();
  const all = { invoiced: 6_000_000, credited: -3_000_000, total: 3_000_000 };
  expect(await totals({})).toMatchObject(all);
  expect(await totals({ search: 'mika' })).toMatchObject(all);
  expect(await totals({ search: 'mika', kind: 'invoice' })).toMatchObject({ invoiced: 6_000_000, credited: 0 });
  expect(await totals({ year: 2027 })).toMatchObject({ invoiced: 2_000_000, credited: -3_000_000 });
  expect(await totals({ kind: 'credit_note', year: 2026 })).toMatchObject({ invoiced: 0, credited: 0, net: 0 });
});

test('a search with too many matches to count has its first page in order and no totals', async () => {
  await pool.query(
    `INSERT INTO invoices (id, order_id, kind, year, number, prefix, locale, issuer, lines, taxes, net, total, paid, issued_at)
     SELECT gen_random_uuid(), $1, 'invoice', 2025, number, 'INV-', 'en', '{}', '[]', '[]', 1, 1, 0, now()
     FROM generate_series(1, $2::int) AS number`,
    [orders[2]?.uuid, maxCounted],
  );
  const { list, totals } = await staff();
  const { data, meta } = await list({ search: 'halberdson', per_page: 2 });
  expect(data.map(({ number }) => number)).toEqual(['INV-2027-00001', 'INV-2025-10000']);
  expect(meta).toMatchObject({ total: maxCounted, capped: true, next: data[1]?.uuid });
  const next = await list({ search: 'halberdson', per_page: 1, after: data[1]?.uuid });
  expect(next.data[0]?.number).toBe('INV-2025-09999');
  expect(await totals({ search: 'halberdson' })).toBeNull();
  expect(await totals({ search: 'halberdson', year: 2025 })).toMatchObject({ total: maxCounted });
});
