import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/env';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, byStaff, later, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const { selling } = defaultShop;
type Selling = typeof selling;

const save = async (about: Partial<Selling>) =>
  (await byStaff(ordered)).admin.shop.save_selling({ ...selling, ...about });

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings, orders CASCADE`;
  await save({});
});

const guest = async () => callerFor(await signIn(await account()), { now: ordered });
const order = async (slug: string) => (await guest()).order.create({ ...booking(slug), idempotency_key: randomUUID() });

describe('the down payment', () => {
  test("is the shop's percentage, or the product's own, in prices, quote and order", async () => {
    const [usual, own] = [await bookableProduct({ price: 1_000_000 }), await bookableProduct({ price: 1_000_000 })];
    await db.product.update({ where: { id: own.id }, data: { depositPercent: 50 } });
    await save({ deposit_percent: 20 });
    const caller = await guest();
    const percents = await Promise.all(
      [usual, own].map(async ({ slug }) => (await caller.catalogue.prices({ slugs: [slug] }))[0]?.deposit_percent),
    );
    expect(percents).toEqual([20, 50]);
    expect((await caller.booking.quote(booking(usual.slug))).due_now).toBe(200_000);
    expect((await order(own.slug)).due_now).toBe(500_000);
    expect((await order(usual.slug)).due_now).toBe(200_000);
  });

  test('of an order stays as agreed', async () => {
    const { uuid: orderId } = await anOrder();
    await save({ deposit_percent: 80 });
    const [item] = await db.orderItem.findMany({ where: { orderId } });
    expect(item?.dueNowPercent).toBe(30);
  });
});

describe('the refund policy', () => {
  test('of an order is the one in force when it was placed', async () => {
    const before = await aPaidOrder();
    await save({ refund_bands: [{ hours: 1000, percent: 10 }] });
    const after = await aPaidOrder();
    const bandsOf = async ({ at, uuid }: typeof before) =>
      (await (await at(later(10))).order.get({ uuid })).items.map((item) => [item.refund_bands, item.refund_percent]);
    expect(await bandsOf(before)).toEqual([[selling.refund_bands, 100]]);
    expect(await bandsOf(after)).toEqual([[[{ hours: 1000, percent: 10 }], 0]]);
  });

  test('is refused when its lines do not decrease', async () => {
    const rising = [
      { hours: 24, percent: 50 },
      { hours: 72, percent: 100 },
    ];
    expect(Object.keys((await refusalOf(save({ refund_bands: rising }))).errors ?? {})).toEqual(['refund_bands']);
  });
});

describe('the hold of an unpaid order', () => {
  test('lasts as long as the shop has set, or else as the environment sets', async () => {
    const heldUntil = async () =>
      (await db.order.findUniqueOrThrow({ where: { id: (await anOrder()).uuid } })).expiresAt;
    expect(await heldUntil()).toEqual(later(env.HOLD_MINUTES));
    await save({ hold_minutes: 45 });
    expect(await heldUntil()).toEqual(later(45));
    expect((await (await guest()).order.next_hold()).minutes).toBe(45);
  });

  test("is refused beyond the shop's limit of unpaid orders", async () => {
    await save({ unpaid_orders: 1 });
    const { slug } = await bookableProduct();
    const caller = await guest();
    const book = () => caller.order.create({ ...booking(slug), idempotency_key: randomUUID() });
    await book();
    expect(await refusalOf(book())).toMatchObject({ code: 'too_many_holds' });
  });
});

describe("products that use the shop's defaults", () => {
  test('follow its divers per guide and its cut-off, unless they have their own', async () => {
    const usual = await bookableProduct({ diversPerGuide: 4, cutOffHours: 12 });
    const own = await bookableProduct({ diversPerGuide: 2, cutOffHours: 48 });
    await save({ divers_per_guide: 3, cut_off_hours: 6 });
    const numbersOf = async ({ id }: typeof usual) => {
      const { diversPerGuide, cutOffHours } = await db.product.findUniqueOrThrow({ where: { id } });
      return [diversPerGuide, cutOffHours];
    };
    expect(await numbersOf(usual)).toEqual([3, 6]);
    expect(await numbersOf(own)).toEqual([2, 48]);
    await save({ divers_per_guide: 1 });
    expect((await numbersOf(own))[0]).toBe(1);
    await save({});
  });

  test('cannot have more divers per guide than the shop allows', async () => {
    await save({ divers_per_guide: 2 });
    const { slug } = await bookableProduct({ diversPerGuide: 2 });
    const refused = await refusalOf((await byStaff(ordered)).admin.products.update({ slug, divers_per_guide: 3 }));
    expect(Object.keys(refused.errors ?? {})).toEqual(['divers_per_guide']);
    await save({});
  });
});
