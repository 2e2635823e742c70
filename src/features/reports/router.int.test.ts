import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';

const staff = async (now: Date) => callerFor(await signIn(await account({ role: 'ADMIN' })), { now });

type Booked = { at: string; day: string; country?: string; paid?: boolean };

/** One package for two divers at 1,000,001 rupiah, of which 300,000 are due at once. */
async function order(slug: string, { at, day, country = 'DE', paid = true }: Booked) {
  const now = new Date(at);
  const { order: orders } = await callerFor(await signIn(await account()), { now });
  const divers = [1, 2].map((number) => diver({ full_name: `Diver ${number}`, nationality: country }));
  const input = { ...booking(slug, { activity_date: day, divers }), idempotency_key: randomUUID() };
  const { uuid } = await orders.create(input);
  if (paid) await pay(uuid, new Date(now.getTime() + 60_000));
  return uuid;
}

const product = (about: Partial<Prisma.ProductCreateInput> = {}) =>
  bookableProduct({ createdAt: new Date('2025-01-01T00:00:00Z'), ...about });

describe('reports', () => {
  test('count valid bookings by booking day and by activity day', async () => {
    const { slug } = await product();
    // After midnight in Bali, the evening before in UTC.
    await order(slug, { at: '2027-01-10T16:00:00Z', day: '2027-01-20' });
    await order(slug, { at: '2027-01-10T15:59:00Z', day: '2027-01-12' });
    await order(slug, { at: '2027-01-11T02:00:00Z', day: '2027-01-12', paid: false });
    const report = await (await staff(new Date('2027-01-25T00:00:00Z'))).admin.reports.all({
      from: '2027-01-11',
      to: '2027-01-12',
    });
    const one = { bookings: 1, divers: 2, amount: 1_000_001 };
    const none = { bookings: 0, divers: 0, amount: 0 };
    expect(report).toMatchObject({
      before: { from: '2027-01-09', to: '2027-01-10' },
      step: 'day',
      sales_by_booking: { total: one, before: one },
      sales_by_activity: { total: one, before: none },
    });
    expect(report.sales_by_booking.steps).toEqual([
      { from: '2027-01-11', to: '2027-01-11', ...one, before: { from: '2027-01-09', to: '2027-01-09', ...none } },
      { from: '2027-01-12', to: '2027-01-12', ...none, before: { from: '2027-01-10', to: '2027-01-10', ...one } },
    ]);
    expect(report.lead_time).toMatchObject({ median_days: 9, median_days_before: 2 });
  });

  test('count payments without mistaken ones, and refunds separately', async () => {
    const { slug } = await product();
    const uuid = await order(slug, { at: '2027-02-01T02:00:00Z', day: '2027-02-20' });
    const office = await staff(new Date('2027-02-02T02:00:00Z'));
    await office.admin.orders.confirm({ uuid });
    await office.admin.orders.take_payment({ uuid, amount: 700_001, method: 'cash' });
    const entry = await db.ledgerEntry.findFirstOrThrow({ where: { orderId: uuid, kind: 'on_site' } });
    const common = { orderId: uuid, method: 'cash', at: new Date('2027-02-02T03:00:00Z') };
    await db.ledgerEntry.createMany({
      data: [
        { ...common, kind: 'on_site_reversal', amount: -700_001, reversesId: entry.id },
        { ...common, kind: 'on_site', amount: 500_000 },
        { ...common, kind: 'on_site_refund', amount: -40_000 },
        { ...common, kind: 'on_account', amount: 999 },
      ],
    });
    const { payments, refunds } = await office.admin.reports.all({ from: '2027-02-02', to: '2027-02-02' });
    expect(payments).toMatchObject({ total: { count: 1, amount: 500_000 }, before: { count: 1, amount: 300_000 } });
    expect(refunds).toMatchObject({ total: { count: 1, amount: 40_000 }, before: { count: 0, amount: 0 } });
  });

  test("compare each product's sold seats with its offered seats", async () => {
    const { slug, id } = await product({ seatsPerDay: 8 });
    await order(slug, { at: '2027-03-01T02:00:00Z', day: '2027-03-10' });
    await order(slug, { at: '2027-03-01T02:00:00Z', day: '2027-03-09' });
    await order(slug, { at: '2027-03-01T02:00:00Z', day: '2027-03-09', paid: false });
    await db.departure.create({ data: { productId: id, date: toDate('2027-03-11'), capacity: 20, closed: true } });
    const office = await staff(new Date('2027-03-25T00:00:00Z'));
    const { occupancy } = await office.admin.reports.all({ from: '2027-03-10', to: '2027-03-12' });
    expect(occupancy.products[0]).toEqual({
      slug,
      title: 'Wreck day',
      offered: 16,
      sold: 2,
      before: { offered: 24, sold: 2 },
    });
    expect(occupancy.total.sold).toBe(2);
    const { data } = await office.admin.reports.occupancy({ from: '2027-03-10', to: '2027-03-12' });
    expect(data[0]).toEqual(occupancy.products[0]);
  });

  test('count divers by country, each once', async () => {
    const { slug } = await product();
    await order(slug, { at: '2027-04-01T02:00:00Z', day: '2027-04-10', country: 'JP' });
    await order(slug, { at: '2027-04-01T02:00:00Z', day: '2027-04-11', country: 'JP' });
    await order(slug, { at: '2027-04-01T02:00:00Z', day: '2027-04-09', country: 'FR' });
    const range = { from: '2027-04-10', to: '2027-04-11' };
    const { countries } = await (await staff(new Date('2027-04-25T00:00:00Z'))).admin.reports.all(range);
    expect(countries).toEqual([
      { country: 'JP', divers: 4, before: 0 },
      { country: 'FR', divers: 0, before: 2 },
    ]);
  });

  test('default to the last 30 days, and answer for days without orders', async () => {
    const office = await staff(new Date('2030-06-30T20:00:00Z'));
    const report = await office.admin.reports.all({});
    expect(report).toMatchObject({ from: '2030-06-02', to: '2030-07-01', countries: [] });
    expect(report.sales_by_booking.total).toEqual({ bookings: 0, divers: 0, amount: 0 });
    expect(report.lead_time.median_days).toBeNull();
    const { data, meta } = await office.admin.reports.payments({ per_page: 10, page: 3 });
    expect([data.length, meta.total, data.at(-1)?.date]).toEqual([10, 30, '2030-07-01']);
  });

  test('refuse days in the wrong order, more than ten years, and impossible days', async () => {
    const office = await staff(new Date('2026-11-23T00:00:00Z'));
    const refused = async (from: string, to?: string) =>
      (await refusalOf(office.admin.reports.all({ from, ...(to && { to }) }))).errors;
    expect(await refused('2026-11-02', '2026-11-01')).toHaveProperty('to');
    expect(await refused('2016-01-01')).toHaveProperty('to');
    expect(await refused('0001-01-01', '0001-01-02')).toHaveProperty('from');
    expect(await refused('2026-01-01', '9999-12-31')).toHaveProperty('to');
  });

  test('need the right `reports`', async () => {
    const now = new Date('2026-11-23T00:00:00Z');
    const without = await account({ role: 'ADMIN', rights: ['orders', 'money'] });
    const { admin } = await callerFor(await signIn(without), { now });
    expect(await refusalOf(admin.reports.all({}))).toMatchObject({ status: 403 });
  });
});
