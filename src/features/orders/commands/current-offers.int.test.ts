import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { Prisma, Product } from '@/server/generated/prisma/client';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { statementsOf } from '@/test/statements';

/* Writes changes past the commands, as another instance or an older release would. */

let product: Product;
let torch: string;

const caller = async () => callerFor(await signIn(await account()), { now: ordered });
const body = (about: Parameters<typeof booking>[1] = {}) => ({
  ...booking(product.slug, { add_ons: [{ add_on: torch, quantity: 1 }], ...about }),
  idempotency_key: randomUUID(),
});
const order = async () => (await caller()).order.create(body());
const change = (data: Prisma.ProductUpdateInput) => db.product.update({ where: { id: product.id }, data });

beforeAll(async () => {
  product = await bookableProduct({ seatsPerDay: 100 });
  torch = (await addOn(product.id)).id;
  await order();
});

describe('an order after another instance has sold the same product', () => {
  test('costs what the product and its add-on cost now', async () => {
    await change({ price: 2_000_000 });
    expect(await order()).toMatchObject({ activity_fee: 2_000_000, add_on_fee: 100_000 });
    await db.addOn.update({ where: { id: torch }, data: { price: 7_000 } });
    expect(await order()).toMatchObject({ activity_fee: 2_000_000, add_on_fee: 7_000 });
  });

  test('requires an option that the product has gained since', async () => {
    const variant = await db.productVariant.create({
      data: { productId: product.id, names: { en: 'Two tanks' }, price: 3_000_000 },
    });
    expect(await refusalOf(order())).toMatchObject({ code: 'invalid_fields' });
    expect(await (await caller()).order.create(body({ variant: variant.id }))).toMatchObject({ unit_price: 3_000_000 });
    await db.productVariant.update({ where: { id: variant.id }, data: { price: 4_000_000 } });
    expect(await (await caller()).order.create(body({ variant: variant.id }))).toMatchObject({ unit_price: 4_000_000 });
    await db.productVariant.delete({ where: { id: variant.id } });
    expect(await order()).toMatchObject({ unit_price: 2_000_000 });
  });

  test('shows the current cover image', async () => {
    const cover = async () => (await order()).product.cover?.alt ?? null;
    const media = await db.media.create({
      data: { key: 'a.webp', width: 1600, height: 900, bytes: 1, placeholder: 'data:image/webp;base64,AAAA' },
    });
    expect(await cover()).toBeNull();
    const about = { productId: product.id, mediaId: media.id, position: 0 };
    const image = await db.productImage.create({ data: { ...about, alts: { en: 'A wreck' } } });
    expect(await cover()).toBe('A wreck');
    await db.productImage.update({ where: { id: image.id }, data: { alts: { en: 'A reef' } } });
    expect(await cover()).toBe('A reef');
  });

  test('is refused once its add-on, or the product, is off sale', async () => {
    await db.productAddOn.deleteMany({ where: { addOnId: torch } });
    expect(await refusalOf(order())).toMatchObject({ code: 'invalid_fields' });
    await change({ bookable: false });
    expect(await refusalOf(order())).toMatchObject({ code: 'not_bookable' });
    await change({ active: false });
    expect(await refusalOf(order())).toMatchObject({ code: 'not_found' });
  });
});

test('the database does not resend a product that has not changed', async () => {
  const other = await bookableProduct();
  const { quote } = (await caller()).booking;
  const wanted = { product: other.slug, variant: null, quantity: 1, add_ons: [], activity_date: '2026-12-24' };
  await quote({ ...wanted, payment_type: 'full_payment' });
  const { statements } = await statementsOf(() => quote({ ...wanted, payment_type: 'full_payment' }));
  expect(statements).toHaveLength(1);
});
