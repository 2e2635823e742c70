import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { presets, type Right } from '@/shared/schema/rights';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { handleList } from './list-handler';

const now = new Date('2026-11-21T02:00:00Z');

async function orderOf(name: string) {
  const { slug } = await bookableProduct();
  const user = await account({ firstName: name });
  const { order } = await callerFor(await signIn(user), { now });
  return order.create({ ...booking(slug), idempotency_key: randomUUID() });
}

async function file(query = '', role: 'ADMIN' | 'USER' | null = 'ADMIN', name = 'orders.csv') {
  const headers = new Headers(role ? { cookie: `auth-token=${await signIn(await account({ role }))}` } : {});
  return handleList(new Request(`http://localhost:3000/api/lists/${name}?${query}`, { headers }), name);
}
const linesOf = async (answer: Response) => (await answer.text()).split('\r\n').slice(0, -1);

test('handleList serves a list as a file with headings in the reader’s language', async () => {
  const order = await orderOf('Sari');
  const answer = await file(`lang=de&search=${order.booking_id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await answer.clone().arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [headings, row, more] = await linesOf(answer);
  expect(headings).toContain('Buchungsnummer');
  expect(row).toContain(order.booking_id);
  expect(more).toBeUndefined();
});

test('handleList leaves out columns that the reader’s rights do not open', async () => {
  const { email } = await account();
  const headingsFor = async (held: readonly Right[]) => {
    const token = await signIn(await account({ role: 'ADMIN', rights: [...held] }));
    const url = `http://localhost:3000/api/lists/customers.csv?search=${email}`;
    const answer = await handleList(new Request(url, { headers: { cookie: `auth-token=${token}` } }), 'customers.csv');
    return { status: answer.status, headings: (await linesOf(answer))[0]?.split(',') };
  };
  expect((await headingsFor(presets.office)).headings).toContain('Money spent');
  const { headings } = await headingsFor(['people']);
  expect(headings).toContain('Phone');
  expect(headings).not.toContain('Money spent');
  expect(await headingsFor(presets.money)).toMatchObject({ status: 403 });
});

/** Add-ons whose names share a beginning. */
const addOns = (from: number, to: number) =>
  db.addOn.createMany({
    data: Array.from({ length: to - from }, (_, at) => {
      const number = String(from + at).padStart(3, '0');
      return {
        slug: `reel-${number}`,
        texts: { en: { name: `Reel ${number}`, description: '' } },
        price: 1000,
        unit: 'per_order' as const,
      };
    }),
  });

test('handleList writes every page that the list’s query finds, whatever page the screen shows', async () => {
  await addOns(1, 231);
  const answer = await file('search=Reel&sort=slug&page=2&per_page=10', 'ADMIN', 'addons.csv');
  // A row is inserted before the others during the download: no row is written twice.
  await addOns(0, 1);
  const [, ...rows] = await linesOf(answer);
  const names = rows.map((row) => row.split(',')[0]);
  expect(names).toEqual(Array.from({ length: 230 }, (_, at) => `Reel ${String(at + 1).padStart(3, '0')}`));
});

test('handleList writes a name that looks like a formula as text', async () => {
  await orderOf('=1+1');
  const [, row] = await linesOf(await file(`search=${encodeURIComponent('=1+1')}`));
  expect(row).toMatch(/,'=1\+1/);
});

test('handleList serves staff only, and existing lists only', async () => {
  expect((await file('', null)).status).toBe(401);
  expect((await file('', 'USER')).status).toBe(403);
  expect((await file('', 'ADMIN', 'secrets.csv')).status).toBe(404);
});

async function paidOrder() {
  const { slug } = await bookableProduct({ pickup: true });
  const { order } = await callerFor(await signIn(await account({ lastName: 'Weber' })), { now });
  const divers = [
    diver({ full_name: '=Putu()', phone: '+62 812-3456-7890' }),
    diver({ full_name: 'Mia', phone: '+49 151 23456789' }),
  ];
  const wanted = { divers, pickup_address: '@Villa Kembang', activity_date: '2026-12-23' };
  const placed = await order.create({ ...booking(slug, wanted), idempotency_key: randomUUID() });
  await pay(placed.uuid, new Date(now.getTime() + 60_000));
  return placed;
}

test('the orders file has every column that a shop needs, and no text in it runs as a formula', async () => {
  const order = await paidOrder();
  const [headings, row] = await linesOf(await file(`search=${order.booking_id}`));
  expect(headings).toBe(
    'Booking ID,Order date,Customer,Email,Phones,Activity,Option,Diving Date,Departure time,Packages,Divers,' +
      'Names of the divers,Add-ons,Pickup,Pickup address,Status,Payment type,Total amount,Paid,Remaining balance,Language',
  );
  expect(row).toContain(`,2026-11-21 10:00,`);
  expect(row).toContain(`,'+62 812-3456-7890; +49 151 23456789,`);
  expect(row).toContain(`,'=Putu(); Mia,`);
  expect(row).toContain(`,'@Villa Kembang,`);
  expect(row).toMatch(new RegExp(`,${order.total},${order.due_now},${order.total - order.due_now},en$`));
});

test('a day’s file has a line per guest, and the day in its name', async () => {
  const order = await paidOrder();
  const answer = await file('date=2026-12-23&lang=de', 'ADMIN', 'day.csv');
  expect(answer.headers.get('content-disposition')).toContain('filename="day-2026-12-23.csv"');
  const rows = (await linesOf(answer)).filter((row) => row.includes(order.booking_id));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(",'=Putu(),'+62 812-3456-7890,");
  expect(rows[1]).toContain(",Mia,'+49 151 23456789,");
  for (const row of rows) {
    expect(row).toContain(`,${order.booking_id},2026-11-21 10:00,`);
    expect(row).toMatch(new RegExp(`,${order.due_now},${order.total - order.due_now}$`));
  }
});

test('a download of sealed data is audited', async () => {
  const order = await paidOrder();
  await file(`search=${order.booking_id}`);
  expect(await db.auditEntry.findMany({ where: { action: 'export', entityId: order.uuid } })).toEqual([
    expect.objectContaining({ entity: 'order', label: expect.stringContaining(order.booking_id) }),
  ]);
});

test('handleList writes a report’s days beside the preceding period, and refuses it without the right', async () => {
  const range = 'from=2026-11-02&to=2026-11-04&lang=en';
  const lines = await linesOf(await file(range, 'ADMIN', 'report-payments.csv'));
  expect(lines.map((line) => line.replace('\uFEFF', '').split(',')[0])).toEqual([
    'Date',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
  ]);
  expect(lines[1]?.split(',')[3]).toBe('2026-10-30');
  for (const name of ['sales-by-booking', 'sales-by-activity', 'refunds', 'occupancy', 'countries', 'lead-time'])
    expect((await file(range, 'ADMIN', `report-${name}.csv`)).status).toBe(200);
  expect((await file(range, 'USER', 'report-payments.csv')).status).toBe(403);
});
