import { beforeAll, expect, test } from 'vitest';
import { earlierDatabase, finishCancelling } from '../../src/test/earlier-database';

// The version before counts the seats of each departure on its own.
const { upTo, query, brokenFacts } = earlierDatabase('20261125020000_order_in_few_statements');

const booked = () =>
  Promise.all([
    query('SELECT id, product_id, date::text, time, capacity, taken, closed FROM departures ORDER BY id'),
    query('SELECT id, status, total, due_now, departure_id, activity_date::text, holds_seats FROM orders ORDER BY id'),
    query('SELECT id, order_id, departure_id, last_day::text, diver_count, holds_seats FROM order_items ORDER BY id'),
  ]);

/** Slug, kind, area, days, dives and time of departure. */
const products = [
  ['mantas', 'trip', 'nusa_penida', 0.5, 2, '07:30'],
  ['late-drift', 'trip', 'nusa_penida', 0.5, 1, '13:00'],
  ['wreck-at-night', 'trip', 'tulamben', 0.5, 1, '18:00'],
  ['padi-discover-scuba', 'activity', 'sanur', 1, 1, '08:00'],
  ['padi-open-water', 'course', 'sanur', 3, 4, '08:00'],
  ['emergency-first-response', 'course', null, 1, 0, '09:00'],
  ['divemaster', 'go_pro', null, 30, 0, '08:00'],
] as const;

const onDay = (day: string) => `(SELECT id FROM order_items WHERE activity_date = '${day}')`;
const peopleOnDays = () =>
  query(
    `SELECT departure_days.date::text AS day, people, shared_divers AS shared, private_divers AS private
     FROM departure_days WHERE people > 0 ORDER BY 1`,
  );

beforeAll(async () => {
  await finishCancelling(query);
  for (const [slug, kind, area, days, dives, time] of products)
    await query(
      `INSERT INTO products (id, slug, kind, texts, area, duration_days, dive_count, departure_time, weekdays, languages,
         updated_at)
       VALUES (gen_random_uuid(), '${slug}', '${kind}', '{}', ${area && `'${area}'`}, ${days}, ${dives}, '${time}', '{1}',
         '{en}', now())`,
    );
  await query(
    `UPDATE add_ons SET slug = 'companion'`,
    `INSERT INTO add_ons (id, slug, texts, price, unit, maximum, updated_at)
     SELECT gen_random_uuid(), 'private-guide', texts, price, unit, maximum, now() FROM add_ons LIMIT 1`,
    `INSERT INTO order_add_ons (id, order_id, item_id, add_on_id, names, unit, price, quantity, amount, position)
     SELECT gen_random_uuid(), order_id, order_items.id, add_ons.id, '{"en": "Private guide"}', 'per_diver', 0, 1, 0, 0
     FROM order_items, add_ons WHERE order_items.id = ${onDay('2026-10-10')} AND slug = 'private-guide'`,
  );
  // A course of three days, whose later days are counted too.
  await query(
    `INSERT INTO departures (id, product_id, date, time, capacity, taken, updated_at)
     SELECT gen_random_uuid(), id, '2026-12-26', departure_time, 4, 2, now() FROM products WHERE slug = 'padi-open-water'`,
    `UPDATE departures SET taken = 0
     WHERE id = (SELECT departure_id FROM order_items WHERE activity_date = '2026-12-26')`,
    `UPDATE orders SET product_id = departures.product_id, departure_id = departures.id,
       snapshot = jsonb_set(snapshot, '{durationDays}', '3')
     FROM departures WHERE orders.activity_date = '2026-12-26' AND date = '2026-12-26' AND taken > 0`,
    `UPDATE order_items SET product_id = products.id, snapshot = jsonb_set(snapshot, '{durationDays}', '3')
     FROM products WHERE slug = 'padi-open-water' AND activity_date = '2026-12-26'`,
  );
});

// The tests are consecutive: the first migrates the data of the previous version.
test('departures, orders and items of the version before stay as they are, and every fact holds', async () => {
  const before = await booked();
  await upTo();
  expect(await booked()).toEqual(before);
  expect(await brokenFacts()).toEqual([]);
});

test('every product gets what it needs by its kind, its area, its length and its time', async () => {
  const needs = await query(
    `SELECT slug, transport::text, led_by::text, parts::text, served_areas::text AS areas, divers_per_guide AS most
     FROM products ORDER BY slug`,
  );
  const need = (slug: string, transport: string, ledBy: string, parts: string, areas: string, most = 4) => ({
    ...{ slug, transport: `{${transport}}`, led_by: `{${ledBy}}`, parts: `{${parts}}`, areas: `{${areas}}`, most },
  });
  expect(needs).toEqual([
    need('divemaster', 'none', 'none', 'morning,afternoon', ''),
    need('emergency-first-response', 'none', 'instructor', 'morning,afternoon', ''),
    need('late-drift', 'boat', 'guide', 'afternoon', 'nusa_penida'),
    need('mantas', 'boat', 'guide', 'morning', 'nusa_penida'),
    need('padi-discover-scuba', 'boat', 'guide', 'morning,afternoon', 'sanur', 2),
    need('padi-open-water', 'none,boat', 'instructor', 'morning,afternoon', 'sanur'),
    need('wreck-at-night', 'van', 'guide', 'night', 'tulamben'),
    need('wreck-day', 'boat', 'guide', 'morning,afternoon', ''),
  ]);
});

test('who holds seats is counted on every day, with companions and private guides; nothing is limited yet', async () => {
  const shared = { people: 2, shared: 2, private: [] };
  expect(await peopleOnDays()).toEqual([
    { day: '2026-07-10', ...shared },
    { day: '2026-10-10', people: 2, shared: 0, private: [2] },
    { day: '2026-12-24', people: 4, shared: 2, private: [] },
    { day: '2026-12-26', ...shared },
    { day: '2026-12-27', ...shared },
    { day: '2026-12-28', ...shared },
  ]);
  expect(await query('SELECT boats_from, guides_from FROM seat_counting')).toEqual([
    { boats_from: null, guides_from: null },
  ]);
  expect(await query('SELECT FROM day_limits')).toEqual([]);
});

test('what the version before goes on writing is counted: an add-on without its item, and a release', async () => {
  await query(
    `INSERT INTO order_add_ons (id, order_id, add_on_id, names, unit, price, quantity, amount, position)
     SELECT gen_random_uuid(), order_id, add_ons.id, '{"en": "Companion"}', 'per_diver', 0, 1, 0, 1
     FROM order_items, add_ons WHERE order_items.id = ${onDay('2026-07-10')} AND slug = 'companion'`,
    `UPDATE order_add_ons SET item_id = order_items.id FROM order_items
     WHERE item_id IS NULL AND order_items.order_id = order_add_ons.order_id`,
  );
  const course = `(SELECT order_id FROM order_items WHERE id = ${onDay('2026-12-26')})`;
  await query(
    `UPDATE orders SET status = 'expired', retained = 0, updated_at = now() WHERE id = ${course}`,
    `INSERT INTO order_events (id, order_id, at, kind, by, from_status, to_status)
     SELECT gen_random_uuid(), ${course}, clock_timestamp(), 'status', 'system', 'pending_payment', 'expired'`,
    `UPDATE orders SET holds_seats = false, updated_at = now() WHERE id = ${course}`,
    `UPDATE departures SET taken = taken - 2
     WHERE id = (SELECT departure_id FROM order_items WHERE id = ${onDay('2026-12-26')})`,
  );
  expect(await peopleOnDays()).toEqual([
    { day: '2026-07-10', people: 3, shared: 2, private: [] },
    { day: '2026-10-10', people: 2, shared: 0, private: [2] },
    { day: '2026-12-24', people: 4, shared: 2, private: [] },
  ]);
  expect(await brokenFacts()).toEqual([]);
});
