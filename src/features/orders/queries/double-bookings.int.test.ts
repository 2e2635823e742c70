import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { byStaff, later, ordered } from '@/test/orders';
import { pay } from '@/test/paying';

// Staff see all orders of the day.
afterEach(() => db.orderDiver.updateMany({ data: { fullName: '' } }));

const DAY = '2026-12-24';
const ann = diver({ full_name: 'Ann José', date_of_birth: '1990-04-21' });
const people = [ann, diver({ full_name: 'Ben' })];

/** A shop with a morning, a night and a course of two days, each for pairs. */
async function shop() {
  const morning = await bookableProduct({ parts: ['morning'] });
  const night = await bookableProduct({ parts: ['night'] });
  const course = await bookableProduct({ kind: 'course', durationDays: 2, parts: ['morning', 'afternoon'] });
  return { morning, night, course };
}

async function customer() {
  const caller = await callerFor(await signIn(await account()), { now: ordered });
  const bodyOf = (slug: string, day = DAY, divers = people) => booking(slug, { activity_date: day, divers });
  return {
    async book(slug: string, day?: string, divers?: typeof people) {
      const order = await caller.order.create({ ...bodyOf(slug, day, divers), idempotency_key: randomUUID() });
      await pay(order.uuid, later(5));
      return order;
    },
    found: async (slug: string, day?: string, divers?: typeof people) =>
      (await caller.booking.quote(bodyOf(slug, day, divers))).double_bookings,
    bodyOf,
  };
}

describe('a guest', () => {
  test('is asked about somebody who is on another order of the account in the same part of the day', async () => {
    const { morning, night, course } = await shop();
    const { book, found } = await customer();
    const { uuid, booking_id } = await book(morning.slug);
    const again = [diver({ full_name: ' ann JOSE', date_of_birth: '1990-04-21' }), diver({ full_name: 'Ketut' })];
    expect(await found(morning.slug, DAY, again)).toEqual([
      { name: 'ann JOSE', uuid, booking_id, title: expect.any(String), date: DAY, parts: ['morning'] },
    ]);
    expect(await found(night.slug, DAY, again)).toEqual([]);
    expect(await found(morning.slug, '2026-12-25', again)).toEqual([]);
    // The course takes both of its days.
    expect(await found(course.slug, '2026-12-23', again)).toMatchObject([{ date: DAY, parts: ['morning'] }]);
    const born = [diver({ full_name: 'Ann José', date_of_birth: '2000-01-01' }), diver({ full_name: 'Ketut' })];
    expect(await found(morning.slug, DAY, born)).toEqual([]);
  });

  test('is not asked about an order that has ended, nor about orders of other accounts', async () => {
    const { morning } = await shop();
    const [one, other] = [await customer(), await customer()];
    const { uuid } = await one.book(morning.slug);
    expect(await other.found(morning.slug)).toEqual([]);
    const staff = (await byStaff(later(10))).admin;
    expect((await staff.booking.quote(other.bodyOf(morning.slug))).double_bookings).toHaveLength(2);
    await staff.orders.cancel({ uuid, reason: 'Ill' });
    expect(await one.found(morning.slug)).toEqual([]);
    expect((await staff.booking.quote(other.bodyOf(morning.slug))).double_bookings).toEqual([]);
  });
});

describe('staff', () => {
  test('are warned on the page of the order, the day list and the day board, and a move still works', async () => {
    const { morning } = await shop();
    const other = await bookableProduct({ parts: ['morning', 'afternoon'] });
    const first = await (await customer()).book(morning.slug);
    const second = await (await customer()).book(other.slug, '2026-12-26');
    const staff = (await byStaff(later(10))).admin;
    expect((await staff.orders.get({ uuid: second.uuid })).double_bookings).toEqual([]);
    const [item] = (await staff.orders.get({ uuid: second.uuid })).items;
    const change = { item: item?.uuid ?? '', activity_date: DAY };
    expect((await staff.order_edits.preview({ uuid: second.uuid, items: [change] })).double_bookings).toMatchObject([
      { name: 'Ann José', booking_id: first.booking_id, date: DAY },
      { name: 'Ben', booking_id: first.booking_id, date: DAY },
    ]);
    const moved = await staff.orders.move_item({ uuid: second.uuid, item: item?.uuid ?? '', date: DAY });
    expect(moved.double_bookings.map(({ uuid }) => uuid)).toEqual([first.uuid, first.uuid]);
    const shown = await staff.orders.get({ uuid: first.uuid });
    expect(shown.double_bookings.map(({ booking_id }) => booking_id)).toEqual([second.booking_id, second.booking_id]);
    const list = await staff.orders.day({ date: DAY });
    const guests = list.departures.flatMap(({ bookings }) => bookings).flatMap(({ divers }) => divers);
    expect(guests.map(({ full_name, also_on }) => [full_name, also_on])).toEqual(
      expect.arrayContaining([
        ['Ann José', [second.booking_id]],
        ['Ann José', [first.booking_id]],
      ]),
    );
    const board = await staff.board.get({ date: DAY });
    const chips = board?.departures.flatMap(({ groups, without_group }) => [
      ...without_group,
      ...groups.flatMap(({ divers }) => divers),
    ]);
    expect(chips?.flatMap(({ also_on }) => also_on).toSorted()).toEqual(
      [first, first, second, second].map(({ booking_id }) => booking_id).toSorted(),
    );
  });

  test('are warned of a person whose birth date is still open, and never of an open name', async () => {
    const { morning } = await shop();
    const { booking_id } = await (await customer()).book(morning.slug);
    const staff = (await byStaff(later(10))).admin;
    const { divers: _, ...wanted } = booking(morning.slug, { activity_date: DAY });
    const found = async (...names: string[]) =>
      (await staff.booking.quote({ ...wanted, divers: names.map((full_name) => ({ full_name })) })).double_bookings;
    expect(await found('Ann Jose', '')).toMatchObject([{ booking_id }]);
    await db.orderDiver.updateMany({ data: { fullName: '' } });
    expect(await found('Ann Jose', '')).toEqual([]);
  });

  test('are warned before a bulk move about people on another order, and about those who move onto each other', async () => {
    const { morning, night } = await shop();
    const other = await bookableProduct({ parts: ['morning', 'afternoon'] });
    const there = await (await customer()).book(morning.slug);
    const away = await (await customer()).book(other.slug, '2026-12-26');
    const alsoAway = await (await customer()).book(other.slug, '2026-12-27');
    const atNight = await (await customer()).book(night.slug, '2026-12-26');
    const { order_bulk: bulk } = (await byStaff(later(10))).admin;
    const warnings = async (orders: { uuid: string }[], date = DAY) => {
      const { rows } = await bulk.preview({ kind: 'move', orders: orders.map(({ uuid }) => uuid), date });
      expect(rows.map(({ state }) => state)).toEqual(orders.map(() => 'done'));
      return rows.map((row) => row.double_bookings.map(({ name, booking_id, date: on }) => [name, booking_id, on]));
    };
    const both = ({ booking_id }: { booking_id: string }, on = DAY) => [
      ['Ann José', booking_id, on],
      ['Ben', booking_id, on],
    ];
    expect(await warnings([away, atNight])).toEqual([both(there), []]);
    expect(await warnings([away, alsoAway], '2026-12-28')).toEqual([
      both(alsoAway, '2026-12-28'),
      both(away, '2026-12-28'),
    ]);
    // Where an order is now no longer counts once it moves away in the same action.
    expect(await warnings([there, away], '2026-12-29')).toEqual([both(away, '2026-12-29'), both(there, '2026-12-29')]);
    const { rows } = await bulk.preview({ kind: 'cancel', orders: [away.uuid] });
    expect(rows.flatMap((row) => row.double_bookings)).toEqual([]);
  });
});
