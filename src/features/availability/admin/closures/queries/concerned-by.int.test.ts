import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BookingInput } from '@/features/booking/schema';
import { db } from '@/server/database/db';
import { callerFor, contextFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { callRest } from '@/test/rest';
import { concernedBy } from './closure';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);
const [first, day, last] = ['2027-04-01', '2027-04-02', '2027-04-03'];
const reasons = { en: 'Swell' };

const staff = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(30) })).admin;

async function order(slug: string, about: Partial<BookingInput>) {
  const guest = await account({ firstName: 'Ayu', lastName: 'Lestari' });
  const { order: own } = await callerFor(await signIn(guest), { now: ordered });
  return own.create({ ...booking(slug, about), idempotency_key: randomUUID() });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await db.closure.deleteMany();
});

describe('the orders affected by a closure', () => {
  test('are those that hold seats on its days and in its areas, including the last day of a course', async () => {
    const [penida, tulamben] = [
      await bookableProduct({ area: 'nusa_penida' }),
      await bookableProduct({ area: 'tulamben' }),
    ];
    const course = await bookableProduct({ area: 'nusa_penida', durationDays: 2 });
    const paid = await order(penida.slug, { activity_date: day });
    await pay(paid.uuid, later(5));
    const unpaid = await order(penida.slug, { activity_date: day });
    const onLastDay = await order(course.slug, { activity_date: first });
    const over = await order(penida.slug, { activity_date: day });
    const seatless = await order(penida.slug, { activity_date: day });
    await db.orderItem.updateMany({ where: { orderId: seatless.uuid }, data: { holdsSeats: false } });
    await order(penida.slug, { activity_date: last });
    const elsewhere = await order(tulamben.slug, { activity_date: day });
    const fromSanur = await bookableProduct({ area: 'sanur', servedAreas: ['nusa_penida'] });
    const there = await order(fromSanur.slug, { activity_date: day });
    const { closures, orders } = await staff();
    await orders.cancel({ uuid: over.uuid });

    const concerned = async (areas: ('nusa_penida' | 'amed')[]) => {
      const found = await closures.concerned({ from: day, to: day, areas });
      expect(found.orders_concerned).toHaveLength(found.orders_concerned_total);
      return found.orders_concerned.map(({ uuid }) => uuid);
    };
    expect(await concerned(['nusa_penida'])).toEqual([onLastDay.uuid, paid.uuid, unpaid.uuid, there.uuid]);
    expect(await concerned([])).toEqual([onLastDay.uuid, paid.uuid, unpaid.uuid, elsewhere.uuid, there.uuid]);
    expect(await concerned(['amed'])).toEqual([]);
    const [found] = (await closures.concerned({ from: first, to: first, areas: [] })).orders_concerned;
    expect(found).toEqual({
      ...{ uuid: onLastDay.uuid, booking_id: onLastDay.booking_id, name: 'Ayu Lestari', product: 'Wreck day' },
      ...{ activity_date: first, last_day: day, status: 'pending_payment', diver_count: 2 },
    });
  });

  test('are returned when the closure is created, changed and read, and stay booked', async () => {
    const { slug } = await bookableProduct({ area: 'menjangan' });
    const { uuid: booked } = await order(slug, { activity_date: '2027-05-02' });
    const { closures, orders } = await staff();
    const made = await closures.create({ from: '2027-05-01', to: '2027-05-01', areas: ['menjangan'], reasons });
    expect([made.orders_concerned, made.orders_concerned_total]).toEqual([[], 0]);
    const { uuid, updated_at } = made;
    const longer = { uuid, updated_at, from: '2027-05-01', to: '2027-05-02', areas: ['menjangan' as const], reasons };
    const changed = await closures.update(longer);
    expect(changed).toMatchObject({ orders_concerned: [{ uuid: booked }], orders_concerned_total: 1 });
    expect(await closures.get({ uuid })).toEqual(changed);
    expect(await orders.get({ uuid: booked })).toMatchObject({ status: 'pending_payment' });
  });

  test('are listed for a confirmed proposal', async () => {
    const { slug } = await bookableProduct({ area: 'nusa_lembongan' });
    const { uuid: booked } = await order(slug, { activity_date: '2027-10-16' });
    const { closures } = await staff();
    const made = await closures.proposals.confirm({ proposal: 'nyepi_laut-2027', date: '2027-10-16' });
    expect(made.orders_concerned).toMatchObject([{ uuid: booked }]);
  });

  test('are found with a single statement', async () => {
    const ctx = await contextFor(await signIn(await account({ role: 'ADMIN' })), { now: later(30) });
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { orders_concerned_total: count } = await concernedBy(ctx, { from: first, to: last, areas: [] });
    expect(count).toBeGreaterThan(1);
    expect(statements).toHaveBeenCalledTimes(1);
  });
});

test('GET /admins/closures/concerned lists the orders for integrators, for several areas at once', async () => {
  const { slug } = await bookableProduct({ area: 'gilimanuk' });
  const { booking_id } = await order(slug, { activity_date: '2027-06-01' });
  const token = await signIn(await account({ role: 'ADMIN' }));
  const get = async (path: string) => {
    const request = new Request(`http://localhost:3000/api/admins/closures${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await callRest(request);
    return { status: answer.status, body: await answer.json() };
  };
  expect(await get('/concerned?from=2027-06-01&to=2027-06-01&areas=sanur&areas=gilimanuk')).toMatchObject({
    status: 200,
    body: { data: { orders_concerned: [{ booking_id, product: 'Wreck day' }], orders_concerned_total: 1 } },
  });
  expect(await get('/proposals')).toMatchObject({ status: 200 });
  expect((await get(`/${randomUUID()}`)).status).toBe(404);
});
