import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { earlierDatabase, finishCancelling } from '../../src/test/earlier-database';

const { upTo, query: together, brokenFacts } = earlierDatabase('20261123050000_search_in_every_language');

const sumsOf = () =>
  together(
    `SELECT booking_id, orders.total, orders.status, orders.holds_seats, orders.retained,
       (SELECT count(*)::int FROM order_divers WHERE order_id = orders.id) AS divers,
       (SELECT sum(amount)::int FROM order_add_ons WHERE order_id = orders.id) AS add_ons
     FROM orders ORDER BY 1`,
  );

beforeAll(() => finishCancelling(together));

// The tests are consecutive: the first migrates the data of the previous version.
test('every order of the version before gets one item, with its divers and add-ons', async () => {
  const before = await sumsOf();
  const taken = await together('SELECT id, taken FROM departures ORDER BY id');
  await upTo();
  expect(await sumsOf()).toEqual(before);
  expect(await together('SELECT id, taken FROM departures ORDER BY id')).toEqual(taken);
  const items = await together(
    `SELECT booking_id, order_items.total, status, (state = 'booked') AS holds_seats, order_items.retained,
       (SELECT count(*)::int FROM order_item_divers WHERE item_id = order_items.id) AS divers,
       (SELECT sum(amount)::int FROM order_add_ons WHERE item_id = order_items.id) AS add_ons
     FROM order_items JOIN orders ON orders.id = order_id ORDER BY 1`,
  );
  expect(items).toEqual(before.map((row) => ({ ...row, retained: row.holds_seats ? null : row.retained })));
  const alike = await together(
    `SELECT FROM orders JOIN order_items ON order_id = orders.id
     WHERE position = 0 AND (orders.activity_date, orders.last_day, orders.departure_id, orders.snapshot)
       = (order_items.activity_date, order_items.last_day, order_items.departure_id, order_items.snapshot)`,
  );
  expect(alike).toHaveLength(before.length);
  expect(await brokenFacts()).toEqual([]);
});

test('an item carries the percentage of its down payment, and why and when it went off', async () => {
  const items = await together(
    `SELECT DISTINCT payment_type, due_now_percent FROM order_items JOIN orders ON orders.id = order_id ORDER BY 2`,
  );
  expect(items).toContainEqual({ payment_type: 'down_payment', due_now_percent: 30 });
  const off = await together(
    `SELECT status::text = off_reason::text AS same_reason, off_at = (
       SELECT max(at) FROM order_events WHERE order_id = orders.id AND to_status = status) AS same_moment
     FROM order_items JOIN orders ON orders.id = order_id WHERE state = 'off'`,
  );
  expect(off.length).toBeGreaterThan(0);
  for (const item of off) expect(item).toEqual({ same_reason: true, same_moment: true });
});

describe('while the version before runs on the same database', () => {
  const order = randomUUID();
  const itemsOf = (id = order) =>
    together(
      `SELECT position, departure_id, activity_date::text AS day, last_day::text, holds_seats, state, off_reason, retained
       FROM order_items WHERE order_id = '${id}' ORDER BY position`,
    );
  const departures: string[] = [];
  const take = (index: number, divers: number) =>
    `UPDATE departures SET taken = taken + ${divers} WHERE id = '${departures[index]}'`;
  const become = (status: string, from: string, more = '') => [
    `UPDATE orders SET status = '${status}', updated_at = now() ${more} WHERE id = '${order}' AND status = '${from}'`,
    `INSERT INTO order_events (id, order_id, at, kind, by, from_status, to_status)
     VALUES (gen_random_uuid(), '${order}', clock_timestamp(), 'status', 'system', '${from}', '${status}')`,
  ];
  const release = `UPDATE orders SET holds_seats = false, updated_at = now() WHERE id = '${order}' AND holds_seats`;
  const copyOf = (id: string) =>
    `INSERT INTO orders (id, booking_id, customer_id, locale, product_id, departure_id, activity_date, quantity,
       diver_count, snapshot, unit_price, payment_type, activity_fee, add_on_fee, total, due_now, remaining, emergency,
       expires_at, updated_at)
     SELECT '${id}', 'SGR-${id.slice(0, 6)}', customer_id, locale, product_id, departure_id, activity_date, quantity,
       diver_count, jsonb_set(snapshot, '{durationDays}', '2'), unit_price, 'down_payment', 1000000, 100000, 1100000,
       0, 1100000, '', now(), now()
     FROM orders ORDER BY booking_id LIMIT 1`;

  beforeAll(async () => {
    const rows = await together(
      `SELECT departure_id AS id FROM orders ORDER BY booking_id LIMIT 1`,
      `INSERT INTO departures (id, product_id, date, capacity, updated_at)
       SELECT gen_random_uuid(), id, date '2027-03-01' + day, 4, now() FROM products, generate_series(0, 2) AS day
       RETURNING id`,
    );
    departures.push(...rows.map(({ id }) => String(id)));
  });
  afterEach(async () => expect(await brokenFacts()).toEqual([]));

  test('an order that it places has its item when the transaction commits', async () => {
    await together(
      copyOf(order),
      `UPDATE orders SET departure_id = '${departures[0]}', activity_date = '2027-03-01' WHERE id = '${order}'`,
      take(0, 2),
      `INSERT INTO order_divers (id, order_id, position, full_name, email, shoe_size, shoe_size_system,
         certification_level, sealed)
       SELECT gen_random_uuid(), '${order}', position, 'Sari', '', 40, 'EU', 'none', '' FROM generate_series(0, 1) AS position`,
      `INSERT INTO order_add_ons (id, order_id, names, unit, price, quantity, amount, position)
       VALUES (gen_random_uuid(), '${order}', '{"en": "Torch"}', 'per_diver', 100000, 1, 100000, 0)`,
      `INSERT INTO order_events (id, order_id, at, kind, by, to_status)
       VALUES (gen_random_uuid(), '${order}', clock_timestamp(), 'created', 'customer', 'pending_payment')`,
    );
    expect(await itemsOf()).toEqual([
      {
        position: 0,
        departure_id: departures[0],
        day: '2027-03-01',
        last_day: '2027-03-02',
        holds_seats: true,
        state: 'booked',
        off_reason: null,
        retained: null,
      },
    ]);
    const [people] = await together(
      `SELECT count(*)::int AS divers, (SELECT count(item_id)::int FROM order_add_ons WHERE order_id = '${order}') AS add_ons
       FROM order_item_divers JOIN order_items ON order_items.id = item_id WHERE order_id = '${order}'`,
    );
    expect(people).toEqual({ divers: 2, add_ons: 1 });
  });

  test('the item follows a move, an end with its retained amount, and a late payment', async () => {
    const moveTo = `departure_id = '${departures[1]}', activity_date = '2027-03-02', holds_seats = true`;
    await together(take(1, 2), take(0, -2), `UPDATE orders SET ${moveTo}, updated_at = now() WHERE id = '${order}'`);
    expect(await itemsOf()).toMatchObject([{ departure_id: departures[1], day: '2027-03-02', last_day: '2027-03-03' }]);
    await together(...become('expired', 'pending_payment', ', retained = 0'), release, take(1, -2));
    expect(await itemsOf()).toMatchObject([{ holds_seats: false, state: 'off', off_reason: 'expired', retained: 0 }]);
    const back = `UPDATE orders SET holds_seats = true WHERE id = '${order}'`;
    await together(take(1, 2), back, ...become('paid', 'expired', ', retained = NULL'));
    expect(await itemsOf()).toMatchObject([{ holds_seats: true, state: 'booked', off_reason: null, retained: null }]);
  });

  describe('an order with several items', () => {
    beforeAll(async () => {
      await together(
        `INSERT INTO order_items (id, order_id, position, product_id, departure_id, activity_date, quantity, diver_count,
           snapshot, unit_price, activity_fee, add_on_fee, total, due_now_percent)
         SELECT gen_random_uuid(), order_id, 1, product_id, '${departures[2]}', '2027-03-03', 1, 2, snapshot, 1, 400000, 0,
           400000, 30 FROM order_items WHERE order_id = '${order}'`,
        take(2, 2),
        `UPDATE order_items SET activity_fee = activity_fee - 400000, total = total - 400000
         WHERE order_id = '${order}' AND position = 0`,
      );
    });

    test('keeps the columns of its earliest item when that is moved behind another', async () => {
      const [moved] = await together(
        `INSERT INTO departures (id, product_id, date, capacity, updated_at)
         SELECT gen_random_uuid(), id, '2027-03-09', 4, now() FROM products LIMIT 1 RETURNING id`,
      );
      departures.push(String(moved?.id));
      const moveTo = `departure_id = '${moved?.id}', activity_date = '2027-03-09'`;
      await together(take(3, 2), take(1, -2), `UPDATE orders SET ${moveTo} WHERE id = '${order}'`);
      expect(await itemsOf()).toMatchObject([{ day: '2027-03-09' }, { day: '2027-03-03' }]);
      expect(await together(`SELECT activity_date::text AS day FROM orders WHERE id = '${order}'`)).toEqual([
        { day: '2027-03-03' },
      ]);
    });

    test('moves its earliest item onto the departure of another one, and from there away again', async () => {
      const onto = `departure_id = '${departures[3]}', activity_date = '2027-03-09'`;
      await together(take(3, 2), take(2, -2), `UPDATE orders SET ${onto} WHERE id = '${order}'`);
      expect(await itemsOf()).toMatchObject([{ day: '2027-03-09' }, { day: '2027-03-09' }]);
      const back = `departure_id = '${departures[2]}', activity_date = '2027-03-03'`;
      await together(take(2, 2), take(3, -2), `UPDATE orders SET ${back} WHERE id = '${order}'`);
      expect(await itemsOf()).toMatchObject([{ day: '2027-03-03' }, { day: '2027-03-09' }]);
    });

    test('gives the seats of all its items back when it ends, and takes them again for a late payment', async () => {
      const takenOf = () =>
        together(`SELECT taken FROM departures WHERE id IN ('${departures[2]}', '${departures[3]}')`);
      await together(...become('cancelled', 'paid', ', retained = 0'), release, take(2, -2));
      expect(await itemsOf()).toMatchObject([{ off_reason: 'cancelled' }, { off_reason: 'cancelled' }]);
      expect(await takenOf()).toEqual([{ taken: 0 }, { taken: 0 }]);
      await together(
        `UPDATE order_items SET off_reason = 'expired' WHERE order_id = '${order}'`,
        take(2, 2),
        `UPDATE orders SET holds_seats = true WHERE id = '${order}'`,
        ...become('paid', 'cancelled', ', retained = NULL'),
      );
      expect(await takenOf()).toEqual([{ taken: 2 }, { taken: 2 }]);
    });

    test('fails to come back when another of its departures is full', async () => {
      await together(...become('expired', 'paid', ', retained = 0'), release, take(2, -2));
      const fills = `UPDATE departures SET taken = 3 WHERE id = '${departures[3]}'`;
      const back = [take(2, 2), `UPDATE orders SET holds_seats = true WHERE id = '${order}'`];
      await expect(together(fills, ...back, ...become('paid', 'expired'))).rejects.toThrow('departures_taken_check');
    });

    test('leaves an item off that was cancelled before the order expired, on the departure of another', async () => {
      const offWhere = (reason: string, position: number) =>
        `UPDATE order_items SET off_reason = '${reason}' WHERE order_id = '${order}' AND position = ${position}`;
      const onto = `departure_id = '${departures[2]}', activity_date = '2027-03-03'`;
      await together(
        `UPDATE order_items SET ${onto} WHERE order_id = '${order}'`,
        offWhere('cancelled', 0),
        offWhere('expired', 1),
        take(2, 2),
        `UPDATE orders SET holds_seats = true WHERE id = '${order}'`,
        ...become('paid', 'expired', ', retained = NULL'),
      );
      expect(await itemsOf()).toMatchObject([{ off_reason: 'cancelled' }, { state: 'booked', holds_seats: true }]);
    });
  });
});

test('the items of the version before have whole packages, of the people that they had', async () => {
  const items = await together(
    `SELECT DISTINCT diver_count::numeric / (snapshot->>'diversPerPackage')::int = quantity AS is_full FROM order_items`,
  );
  expect(items).toEqual([{ is_full: true }]);
});
