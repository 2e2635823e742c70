import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { listener } from '@/test/cache-tags';
import { account, product, signIn } from '@/test/factories';
import { whileHeldUp } from '@/test/locks';
import { refusalOf } from '@/test/refusal';

const texts = {
  en: { title: 'Wreck by night', summary: 'After dark', body: [], itinerary: [], included: [], excluded: [] },
};

async function staff() {
  const user = await account({ role: 'ADMIN' });
  const calls = await callerFor(await signIn(user));
  return { user, office: calls.admin.products, visitor: (await callerFor(null)).catalogue };
}
const picture = (ownerId: string | null) =>
  db.media.create({
    data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1, ownerId },
  });
const addOn = () =>
  db.addOn.create({
    data: { slug: randomUUID(), texts: { en: { name: 'Torch', description: '' } }, price: 1, unit: 'per_diver' },
  });
/** A product with an order. */
async function ordered() {
  const { slug } = await bookableProduct();
  const customer = await callerFor(await signIn(await account()), { now: new Date('2026-12-01T02:00:00Z') });
  const { uuid } = await customer.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  return { order: uuid, slug };
}
const entriesOf = (entityId: string) =>
  db.auditEntry.findMany({ where: { entity: 'product', entityId }, orderBy: { id: 'asc' } });

describe('a new product', () => {
  test('a new product is unpublished and has a slug after its English title', async () => {
    const { office, visitor } = await staff();
    const made = await office.create({ kind: 'trip', texts });
    expect(made).toMatchObject({ slug: 'wreck-by-night', active: false, bookable: false, divers_per_package: 2 });
    expect((await refusalOf(visitor.product({ slug: made.slug }))).status).toBe(404);
    await office.show({ slugs: [made.slug], active: true });
    expect(await visitor.product({ slug: made.slug })).toMatchObject({ title: 'Wreck by night' });
    expect((await office.create({ kind: 'trip', texts })).slug).toBe('wreck-by-night-2');
    expect((await entriesOf(made.uuid)).map(({ action, after }) => [action, after])).toEqual([
      ['create', expect.objectContaining({ slug: 'wreck-by-night', 'title (en)': 'Wreck by night' })],
      ['update', { active: true }],
    ]);
  });

  test('a new product and its copy keep their own pickup times; times in the wrong order are refused', async () => {
    const { office, visitor } = await staff();
    const pickupSpan = { area: 'sanur' as const, from: '05:00', to: '05:15' };
    const transfers = { pickup: [pickupSpan], returning: { from: '17:30', to: '18:00' } };
    const { slug, version } = await office.create({ kind: 'trip', texts, pickup: true, transfers, active: true });
    expect(await visitor.product({ slug })).toMatchObject({ transfers });
    expect(await office.duplicate({ slug })).toMatchObject({ transfers });
    const backwards = { ...transfers, pickup: [{ ...pickupSpan, to: '04:00' }] };
    expect((await refusalOf(office.update({ slug, version, transfers: backwards }))).status).toBe(422);
    expect(await office.update({ slug, version, transfers: null })).toMatchObject({ transfers: null });
    expect(await visitor.product({ slug })).toMatchObject({ transfers: null });
  });

  test('a new product can be changed without a version, but not with an outdated one', async () => {
    const { office } = await staff();
    const { slug, version } = await office.create({ kind: 'trip', texts });
    expect(await office.update({ slug, price: 900_000 })).toMatchObject({ price: 900_000 });
    expect((await refusalOf(office.update({ slug, version, price: 1 }))).status).toBe(409);
  });

  test('a new product needs a title, a slug when the title gives none, and a price when it can be booked', async () => {
    const { office } = await staff();
    const refused = async (about: object) => (await refusalOf(office.create({ kind: 'trip', texts, ...about }))).errors;
    expect(await refused({ texts: { en: { ...texts.en, title: ' ' } } })).toEqual({
      'texts.en.title': ['Title is required'],
    });
    expect(await refused({ texts: { en: { ...texts.en, title: '沈船' } } })).toEqual({ slug: ['Address is required'] });
    expect(await refused({ bookable: true })).toHaveProperty('price');
    expect(await refused({ kind: 'internship', bookable: true, price: 1 })).toHaveProperty('bookable');
    expect(await refused({ slug: 'Not An Address' })).toHaveProperty('slug');
    expect(await refused({ sort_order: 1 })).toHaveProperty('sort_order');
    const option = { names: { en: 'Three dives' }, price: 2_000_000, active: true };
    expect(await office.create({ kind: 'trip', texts, bookable: true, variants: [option] })).toMatchObject({
      variants: [option],
    });
  });

  test('a new product is linked to existing entities only', async () => {
    const { office } = await staff();
    const torch = await addOn();
    const before = await product({ kind: 'course' });
    const programme = await product({ kind: 'go_pro' });
    const links = { add_ons: [torch.id], comes_after: [before.slug], programme: programme.slug };
    expect(await office.create({ kind: 'course', texts, ...links })).toMatchObject(links);
    const refused = async (about: object) =>
      Object.keys((await refusalOf(office.create({ kind: 'trip', texts, ...about }))).errors ?? {});
    expect(await refused({ add_ons: [randomUUID()] })).toEqual(['add_ons']);
    expect(await refused({ add_ons: [torch.id, torch.id] })).toEqual(['add_ons']);
    expect(await refused({ locations: ['nowhere'] })).toEqual(['locations']);
    expect(await refused({ comes_after: ['nothing'] })).toEqual(['comes_after']);
    expect(await refused({ programme: before.slug })).toEqual(['programme']);
  });
});

describe('a product that is edited', () => {
  test('an omitted field stays as it is, and the page of the product is rebuilt', async () => {
    const { office, visitor } = await staff();
    const { slug } = await product({ minimumAge: 12, price: 2_500_000 });
    const { version } = await office.get({ slug });
    const { heard } = await listener();
    const german = { ...texts, de: { title: 'Nachts am Wrack' } };
    expect(await office.update({ slug, version, texts: german, depth_limit: 18 })).toMatchObject({
      minimum_age: 12,
      price: 2_500_000,
      depth_limit: 18,
      texts: german,
    });
    expect(await heard()).toEqual(expect.arrayContaining([`product:${slug}`, 'products:trip', 'departures']));
    expect(await visitor.product({ slug })).toMatchObject({ title: 'Wreck by night', depth: { from: 0, to: 18 } });
  });

  test('an outdated version is refused', async () => {
    const { office } = await staff();
    const { slug } = await product();
    const { version } = await office.get({ slug });
    await office.update({ slug, version, minimum_age: 15 });
    expect(await refusalOf(office.update({ slug, version, minimum_age: 8 }))).toMatchObject({
      code: 'changed_meanwhile',
      status: 409,
    });
    expect(await office.get({ slug })).toMatchObject({ minimum_age: 15 });
  });

  test('of two simultaneous updates only one succeeds', async () => {
    const { office } = await staff();
    const { id, slug } = await product();
    const { version } = await office.get({ slug });
    const { changes } = await whileHeldUp(
      2,
      (tx) => tx.$executeRaw`SELECT FROM products WHERE id = ${id}::uuid FOR UPDATE`,
      () => ({
        changes: Promise.allSettled([15, 8].map((minimum_age) => office.update({ slug, version, minimum_age }))),
      }),
    );
    expect((await changes).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a product that is renamed twice is found under both former slugs', async () => {
    const { office, visitor } = await staff();
    const { slug } = await product();
    const moved = await office.update({ slug, new_slug: `${slug}-a`, version: (await office.get({ slug })).version });
    const again = await office.update({ slug: moved.slug, new_slug: `${slug}-b`, version: moved.version });
    expect(await visitor.product({ slug })).toEqual({ moved_to: again.slug });
    expect(await visitor.product({ slug: moved.slug })).toEqual({ moved_to: again.slug });
    const back = await office.update({ slug: again.slug, new_slug: slug, version: again.version });
    expect(await visitor.product({ slug })).toMatchObject({ uuid: back.uuid });
    expect(await visitor.product({ slug: again.slug })).toEqual({ moved_to: slug });
  });

  test('a current or former slug of another product is refused', async () => {
    const { office } = await staff();
    const [one, other] = [await product(), await product()];
    const was = await office.get({ slug: other.slug });
    await office.update({ slug: other.slug, new_slug: `${other.slug}-now`, version: was.version });
    const { version } = await office.get({ slug: one.slug });
    for (const new_slug of [other.slug, `${other.slug}-now`]) {
      expect((await refusalOf(office.update({ slug: one.slug, new_slug, version }))).errors).toHaveProperty('new_slug');
    }
    expect((await refusalOf(office.create({ kind: 'trip', texts, slug: other.slug }))).errors).toHaveProperty('slug');
  });

  test('options and questions that are sent are stored in the new order, and the others are deleted', async () => {
    const { office } = await staff();
    const question = (text: string) => ({ en: { question: text, answer: 'Yes' } });
    const made = await office.create({
      kind: 'trip',
      texts,
      variants: ['a', 'b'].map((en) => ({ names: { en }, price: 1_000, active: true })),
      faqs: [{ texts: question('Is it dark?') }],
    });
    const [a, b] = made.variants;
    const change = {
      variants: [b, { names: { en: 'c' }, price: 3, active: false }],
      faqs: [{ texts: question('Cold?') }],
    };
    const { slug, version } = made;
    const changed = await office.update({ slug, version, ...(change as object) });
    expect(changed.variants).toEqual([b, { uuid: expect.any(String), names: { en: 'c' }, price: 3, active: false }]);
    expect(changed.faqs.map((faq) => faq.texts.en.question)).toEqual(['Cold?']);
    const stale = office.update({ slug, version: changed.version, variants: [{ ...(a as object) } as never] });
    expect((await refusalOf(stale)).errors).toHaveProperty(['variants.0.uuid']);
  });

  test('pictures of the editor and of the product are accepted; the first one is the cover', async () => {
    const { office, user, visitor } = await staff();
    const [own, foreign] = [await picture(user.id), await picture((await account()).id)];
    const { id, slug } = await product({ images: { create: { mediaId: foreign.id, alts: { en: 'Reef' } } } });
    const pictures = [
      { uuid: own.id, alts: { en: 'Wreck', de: 'Wrack' } },
      { uuid: foreign.id, alts: { en: 'Reef' } },
    ];
    const { version } = await office.get({ slug });
    await office.update({ slug, version, pictures });
    expect(await visitor.product({ slug })).toMatchObject({ cover: { alt: 'Wreck' }, pictures: [{}, { alt: 'Reef' }] });
    const other = await product();
    const call = office.update({ slug: other.slug, version: other.updatedAt.toISOString(), pictures });
    expect((await refusalOf(call)).errors).toHaveProperty('pictures');
    expect(await db.productImage.count({ where: { productId: id } })).toBe(2);
  });

  test('a new capacity applies to the days of the product, except those with a capacity of their own', async () => {
    const { office } = await staff();
    const { id, slug } = await product({ seatsPerDay: 8 });
    const day = (date: string, about: object) => ({ productId: id, date: toDate(date), capacity: 8, ...about });
    await db.departure.createMany({
      data: [day('2027-01-01', { taken: 6 }), day('2027-01-02', {}), day('2027-01-03', { adjusted: true })],
    });
    const { version } = await office.get({ slug });
    await office.update({ slug, version, places_per_day: 4 });
    const days = await db.departure.findMany({ where: { productId: id }, orderBy: { date: 'asc' } });
    expect(days.map(({ capacity }) => capacity)).toEqual([6, 4, 8]);
  });

  test('a product cannot come after itself, and stays a programme while it has formats', async () => {
    const { office } = await staff();
    const programme = await product({ kind: 'go_pro' });
    const item = await product({
      kind: 'go_pro',
      programmeId: programme.id,
      comesAfter: { connect: { id: programme.id } },
    });
    const refused = async (slug: string, change: object) => {
      const { version } = await office.get({ slug });
      return Object.keys((await refusalOf(office.update({ slug, version, ...change }))).errors ?? {});
    };
    expect(await refused(programme.slug, { comes_after: [item.slug] })).toEqual(['comes_after']);
    expect(await refused(programme.slug, { kind: 'course' })).toEqual(['kind']);
    expect(await refused(item.slug, { programme: item.slug })).toEqual(['programme']);
  });
});

describe('removing a product', () => {
  test('a product with orders is archived, and its orders stay as they were', async () => {
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

  test('a programme is removed only when it has no formats', async () => {
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
    texts: { en: { title: 'Wreck by night (2)' }, de: { title: 'Wrack (2)' } },
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

test('the product list is searched in every language, one added later included, and reports missing languages', async () => {
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

describe('the choices of links for a product', () => {
  test('the choices are limited in number and include the current links', async () => {
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
