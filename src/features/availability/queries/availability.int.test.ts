import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { dayAt, plusDays, toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { product } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';

const now = new Date('2026-12-21T04:00:00Z');
const daysOf = async (slug: string, from: string, to: string, setting: object = {}) =>
  (await callerFor(null, { now, ...setting })).availability.days({ slug, from, to });

const change = (productId: string, date: string, about: object) =>
  db.departure.create({ data: { productId, date: toDate(date), capacity: 8, ...about } });

describe('availability', () => {
  test('availability reports the status of each day and the number of seats left', async () => {
    const { id, slug } = await product({ weekdays: [1, 2, 3, 4, 5], cutOffHours: 24 });
    await change(id, '2026-12-23', { taken: 6 });
    await change(id, '2026-12-24', { taken: 8 });
    await change(id, '2026-12-25', { closed: true, note: { en: 'Crew party', de: 'Feier der Crew' } });
    await change(id, '2026-12-26', { capacity: 4, adjusted: true, note: { en: 'Small boat' } });
    const only = <Bookable extends object>(about: Bookable) => ({ ...about, times: [{ time: '07:30', ...about }] });
    expect(await daysOf(slug, '2026-12-20', '2026-12-27', { locale: 'de' })).toEqual([
      { date: '2026-12-21', note: null, ...only({ places_left: 8, status: 'cut_off' }) },
      { date: '2026-12-22', note: null, ...only({ places_left: 8, status: 'cut_off' }) },
      { date: '2026-12-23', note: null, ...only({ places_left: 2, status: 'open' }) },
      { date: '2026-12-24', note: null, ...only({ places_left: 0, status: 'sold_out' }) },
      { date: '2026-12-25', note: 'Feier der Crew', ...only({ places_left: 0, status: 'closed' }) },
      { date: '2026-12-26', note: 'Small boat', ...only({ places_left: 4, status: 'open' }) },
      { date: '2026-12-27', places_left: 0, status: 'closed', note: null, times: [] },
    ]);
  });

  test('availability returns each departure of a day, and the largest party that one of them can take', async () => {
    const { id, slug } = await product({ weekdays: [3, 4], departureTime: '09:00' });
    await change(id, '2026-12-23', { time: '09:00', taken: 6, note: { en: 'Small boat' } });
    await change(id, '2026-12-23', { time: '13:00', taken: 5 });
    await change(id, '2026-12-23', { time: '07:00', taken: 8 });
    await change(id, '2026-12-24', { time: '09:00', closed: true, note: { en: 'Boat in the yard' } });
    await change(id, '2026-12-24', { time: '13:00', taken: 7 });
    await change(id, '2026-12-24', { time: '15:00', closed: true, removed: true });
    await change(id, '2026-12-25', { time: '09:00' });
    await change(id, '2026-12-25', { time: '13:00', capacity: 4, adjusted: true });
    expect(await daysOf(slug, '2026-12-23', '2026-12-25')).toEqual([
      {
        ...{ date: '2026-12-23', places_left: 3, status: 'open', note: 'Small boat' },
        times: [
          { time: '07:00', places_left: 0, status: 'sold_out' },
          { time: '09:00', places_left: 2, status: 'open' },
          { time: '13:00', places_left: 3, status: 'open' },
        ],
      },
      {
        ...{ date: '2026-12-24', places_left: 1, status: 'sold_out', note: null },
        times: [
          { time: '09:00', places_left: 0, status: 'closed' },
          { time: '13:00', places_left: 1, status: 'sold_out' },
        ],
      },
      {
        ...{ date: '2026-12-25', places_left: 4, status: 'open', note: null },
        times: [{ time: '13:00', places_left: 4, status: 'open' }],
      },
    ]);
  });

  test('availability begins today in Bali, where the day starts eight hours earlier', async () => {
    const { slug } = await product({ cutOffHours: 0 });
    const firstAt = async (moment: string) =>
      (await daysOf(slug, '2026-12-20', '2026-12-28', { now: new Date(moment) }))[0]?.date;
    expect(await firstAt('2026-12-21T15:59:59Z')).toBe('2026-12-21');
    expect(await firstAt('2026-12-21T16:00:00Z')).toBe('2026-12-22');
    expect(await daysOf(slug, '2026-12-01', '2026-12-20')).toEqual([]);
  });

  test('availability gives the reason of a closure, and applies closures of areas only to products there', async () => {
    const penida = await product({ area: 'nusa_penida' });
    const tulamben = await product({ area: 'tulamben' });
    const [nyepi, quietSea] = ['2027-03-08', '2027-10-15'];
    const closed = (on: string, areas: string[], reason: string) =>
      db.closure.create({ data: { from: toDate(on), to: toDate(on), areas, reasons: { en: reason } } });
    await closed(nyepi, [], 'Nyepi');
    await closed(quietSea, ['nusa_penida'], 'Nyepi Laut');
    const on = async (slug: string, date: string) => (await daysOf(slug, date, date))[0];
    expect(await on(tulamben.slug, nyepi)).toMatchObject({ status: 'closed', places_left: 0, note: 'Nyepi' });
    expect(await on(penida.slug, quietSea)).toMatchObject({ status: 'closed', note: 'Nyepi Laut' });
    expect(await on(tulamben.slug, quietSea)).toMatchObject({ status: 'open', note: null });
  });

  test('availability finds a product under a former slug, but no unpublished product', async () => {
    const { id } = await product();
    await db.slugRedirect.create({ data: { owner: 'product', slug: 'manta-trip-of-old', targetId: id } });
    expect(await daysOf('manta-trip-of-old', '2026-12-24', '2026-12-24')).toMatchObject([{ status: 'open' }]);
    const hidden = await product({ active: false });
    for (const slug of ['no-such-trip', hidden.slug]) {
      const refusal = await refusalOf(daysOf(slug, '2026-12-24', '2026-12-24'));
      expect(refusal.status).toBe(404);
    }
  });

  test('availability accepts a range in order of at most a year', async () => {
    const { slug } = await product();
    const today = dayAt(now);
    expect(await daysOf(slug, today, plusDays(today, 365))).toHaveLength(366);
    const tooMany = await refusalOf(daysOf(slug, today, plusDays(today, 366)));
    expect(tooMany.errors).toEqual({ to: ['Please choose at most 366 days'] });
    const backwards = await refusalOf(daysOf(slug, '2026-12-24', '2026-12-23'));
    expect(backwards.errors).toEqual({ to: ['The last day must not be before the first'] });
  });
});

describe('GET /users/products/{slug}/availability', () => {
  const get = async (path: string) => {
    const answer = await callRest(new Request(`http://localhost:3000/api/users/products/${path}`));
    return { status: answer.status, body: await answer.json() };
  };

  test('the endpoint returns the days under `data` without a token', async () => {
    const { slug } = await product();
    const [from, to] = [plusDays(dayAt(new Date()), 3), plusDays(dayAt(new Date()), 4)];
    const open = {
      ...{ places_left: 8, status: 'open', note: null },
      times: [{ time: '07:30', places_left: 8, status: 'open' }],
    };
    expect(await get(`${slug}/availability?from=${from}&to=${to}&lang=ja`)).toEqual({
      status: 200,
      body: {
        data: [
          { date: from, ...open },
          { date: to, ...open },
        ],
      },
    });
  });

  test('the endpoint answers HEAD', async () => {
    const { slug } = await product();
    const url = `http://localhost:3000/api/users/products/${slug}/availability?from=2028-02-29&to=2028-02-29`;
    expect((await callRest(new Request(url, { method: 'HEAD' }))).status).toBe(200);
    const wrong = await callRest(new Request(url, { method: 'DELETE' }));
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('the endpoint requires both days as ISO dates', async () => {
    const { slug } = await product();
    expect(await get(`${slug}/availability?from=24.12.2026`)).toMatchObject({
      status: 422,
      body: { message: 'Some fields are required', errors: { from: [expect.any(String)], to: [expect.any(String)] } },
    });
  });
});
