import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { bookableProduct } from '@/test/bookings';
import { byStaff, later, ordered } from '@/test/orders';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { type Item, shopWithCourse } from '@/test/several-items';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

type Shop = Awaited<ReturnType<typeof shopOfParts>>;
const refusal = 'One person cannot be on two items in the same part of a day';
const people = [0, 1, 2];

/** The trip is in the morning, the course on both its mornings and afternoons, and there is a dive at night. */
async function shopOfParts() {
  const shop = await shopWithCourse();
  await db.product.update({ where: { id: shop.trip.id }, data: { parts: ['morning'] } });
  const night = await bookableProduct({ parts: ['night'], diversPerPackage: 1 });
  const on = (slug: string, activity_date: string): Item => ({
    ...{ product: slug, activity_date, divers: people },
    quantity: 3,
  });
  return { ...shop, night, on };
}

describe('the parts of a day', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await shopOfParts();
    await db.product.update({ where: { id: shop.trip.id }, data: { diversPerPackage: 1 } });
  });

  /** The same people in the morning of one day and in the night of another, paid. */
  async function paidApart(first: string, second: string) {
    const { submit, on, trip, night } = shop;
    const { uuid, items } = await submit([on(trip.slug, first), on(night.slug, second)]);
    await pay(uuid, later(5));
    const [morning = '', evening = ''] = items.map((item) => item.uuid);
    return { uuid, morning, evening, staff: (await byStaff(later(10))).admin };
  }

  test('a morning and a night of one day go together in a quote and an order, two mornings do not', async () => {
    const { bodyOf, at, submit, on, trip, night, course } = shop;
    const both = [on(trip.slug, '2026-12-24'), on(night.slug, '2026-12-24')];
    const { idempotency_key: _, ...body } = bodyOf(both);
    const { items } = await (await at(ordered)).booking.quote(body);
    expect(items).toHaveLength(2);
    expect((await submit(both)).items).toHaveLength(2);
    const mornings = [on(course.slug, '2026-12-24'), on(trip.slug, '2026-12-25')];
    expect((await refusalOf(submit(mornings))).errors).toEqual({ 'items.1.divers': [refusal] });
  });

  test('an order is moved onto the day of the other, singly and in bulk', async () => {
    const { uuid, evening, staff } = await paidApart('2026-12-24', '2026-12-26');
    const shown = await staff.orders.get({ uuid });
    expect(shown.items.map(({ parts }) => parts)).toEqual([['morning'], ['night']]);
    const bulk = { kind: 'move' as const, orders: [uuid], from: '2026-12-26', date: '2026-12-24' };
    expect((await staff.order_bulk.preview(bulk)).rows).toMatchObject([{ state: 'done' }]);
    const moved = await staff.orders.move_item({ uuid, item: evening, date: '2026-12-24' });
    expect(moved.items.map(({ activity_date }) => activity_date)).toEqual(['2026-12-24', '2026-12-24']);
  });

  test('neither moves to a day on which the other already takes that part', async () => {
    const { uuid, evening, staff } = await paidApart('2026-12-24', '2026-12-26');
    await db.product.update({ where: { id: shop.night.id }, data: { parts: ['morning', 'night'] } });
    const bulk = { kind: 'move' as const, orders: [uuid], from: '2026-12-26', date: '2026-12-24' };
    expect((await staff.order_bulk.preview(bulk)).rows).toMatchObject([{ state: 'refused' }]);
    const refused = await refusalOf(staff.orders.move_item({ uuid, item: evening, date: '2026-12-24' }));
    expect(refused.errors).toEqual({ date: [refusal] });
  });

  test('an edit brings both to one day, but refuses another product in the same part of the day', async () => {
    const { uuid, evening, staff } = await paidApart('2026-12-24', '2026-12-26');
    const change = { item: evening, activity_date: '2026-12-24' };
    const other = { ...change, product: shop.course.slug };
    const refused = await refusalOf(staff.order_edits.save({ uuid, items: [other] }));
    expect(refused.errors).toEqual({ 'items.0.divers': [refusal] });
    // A product that is no longer on offer keeps its parts of the day.
    await db.product.update({ where: { id: shop.trip.id }, data: { active: false } });
    const saved = await staff.order_edits.save({ uuid, items: [change] });
    expect(saved.items.map(({ activity_date }) => activity_date)).toEqual(['2026-12-24', '2026-12-24']);
  });
});
