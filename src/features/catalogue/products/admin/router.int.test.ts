import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, product, signIn } from '@/test/factories';
import { entriesOf, picture, staff, texts } from '@/test/products-office';
import { refusalOf } from '@/test/refusal';

async function ordered() {
  const { slug } = await bookableProduct();
  const customer = await callerFor(await signIn(await account()), { now: new Date('2026-12-01T02:00:00Z') });
  const { uuid } = await customer.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  return { order: uuid, slug };
}

describe('removing a product', () => {
  test('a product with orders is archived, and its orders are unchanged', async () => {
    const { office, visitor } = await staff();
    const { order, slug } = await ordered();
    expect(await office.remove({ slug })).toEqual({ message: 'Product archived, because it has orders' });
    expect(await office.get({ slug })).toMatchObject({ active: false, ordered: true });
    expect((await refusalOf(visitor.product({ slug }))).status).toBe(404);
    expect(await db.order.count({ where: { id: order } })).toBe(1);
  });

  test('a product without orders is deleted, and its slugs are free again', async () => {
    const { office } = await staff();
    const made = await office.create({ kind: 'trip', texts, slug: 'short-lived' });
    await office.update({ slug: made.slug, new_slug: 'short-lived-now', version: made.version });
    expect(await office.remove({ slug: 'short-lived-now' })).toEqual({ message: 'Product deleted' });
    expect((await refusalOf(office.get({ slug: 'short-lived-now' }))).status).toBe(404);
    expect((await office.create({ kind: 'trip', texts, slug: 'short-lived' })).slug).toBe('short-lived');
    expect((await entriesOf(made.uuid)).map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  test('a programme with formats cannot be removed', async () => {
    const { office } = await staff();
    const programme = await product({ kind: 'go_pro' });
    await product({ kind: 'go_pro', programmeId: programme.id });
    expect(await refusalOf(office.remove({ slug: programme.slug }))).toMatchObject({ code: 'used_by_products' });
  });
});

test('duplicateProduct copies everything but the slug and the published state', async () => {
  const { office, user } = await staff();
  const { slug } = await office.create({
    kind: 'trip',
    texts: { ...texts, de: { title: 'Wrack' } },
    active: true,
    variants: [{ names: { en: 'a' }, price: 5, active: true }],
    pictures: [{ uuid: (await picture(user.id)).id, alts: { en: 'Wreck' } }],
  });
  const copy = await office.duplicate({ slug });
  expect(copy).toMatchObject({
    slug: `${slug}-2`,
    active: false,
    texts: { en: { title: 'Copy of Wreck by night' }, de: { title: 'Kopie von Wrack' } },
    variants: [{ price: 5 }],
    pictures: [{ alts: { en: 'Wreck' } }],
  });
});

test('sorting products does not change the version that an editor has read', async () => {
  const { office } = await staff();
  const made = [];
  for (const title of ['One', 'Two', 'Three']) {
    made.push(await office.create({ kind: 'activity', texts: { en: { ...texts.en, title } } }));
  }
  const [one, two, three] = made.map(({ slug }) => slug);
  const slugs = [three, one, two].map((slug) => slug ?? '');
  await office.sort({ slugs });
  const { data } = await office.list({ kind: 'activity' });
  expect(data.map(({ slug }) => slug)).toEqual(slugs);
  expect((await office.get({ slug: slugs[1] ?? '' })).version).toBe(made[0]?.version);
});

test('the product list searches every language, including new translations, and reports missing texts', async () => {
  const { office } = await staff();
  const title = { ...texts, ja: { title: '夜の沈没船ダイブ' } };
  const { slug } = await office.create({ kind: 'trip', texts: title, slug: 'searched' });
  const found = await office.list({ search: '沈没船' });
  expect(found.data).toEqual([expect.objectContaining({ slug, active: false, unwritten: ['id', 'ja', 'zh', 'de'] })]);
  expect((await office.list({ search: 'SEARCH' })).meta.total).toBe(1);
  await db.$executeRaw`UPDATE products SET texts = texts || '{"fr": {"title": "Épave de nuit"}}' WHERE slug = ${slug}`;
  expect(await db.product.count({ where: { searchText: { contains: 'Épave' } } })).toBe(1);
  expect((await office.list({ search: '沈没船', active: true })).meta.total).toBe(0);
});

test('previewProduct shows a product to staff before it is published', async () => {
  const { office } = await staff();
  const { slug } = await office.create({ kind: 'trip', texts });
  expect(await office.preview({ slug })).toMatchObject({ title: 'Wreck by night', active: false });
});

describe('the link choices of a product', () => {
  test('are limited in number and include the current links', async () => {
    const { office } = await staff();
    const last = await product({ slug: 'zz-last', sortOrder: 1000, kind: 'go_pro' });
    const { slug } = await product({ sortOrder: 999, programmeId: last.id });
    await db.product.createMany({
      data: Array.from({ length: 210 }, () => ({ slug: randomUUID(), kind: 'trip', durationDays: 1, texts })),
    });
    const ofNew = (await office.choices({})).products;
    const ofThis = (await office.choices({ slug })).products;
    expect([ofNew.length, ofThis.length]).toEqual([200, 201]);
    expect(ofThis.at(-1)).toMatchObject({ slug: 'zz-last', is_programme: true });
  });
});
