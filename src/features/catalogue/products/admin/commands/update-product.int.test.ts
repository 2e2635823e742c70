import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { listener } from '@/test/cache-tags';
import { account, product } from '@/test/factories';
import { whileLocked } from '@/test/locks';
import { picture, staff, texts } from '@/test/products-office';
import { refusalOf } from '@/test/refusal';

describe('updating a product', () => {
  test("keeps omitted fields and rebuilds the product's page", async () => {
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

  test('refuses an outdated version', async () => {
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

  test('accepts only one of two concurrent changes', async () => {
    const { office } = await staff();
    const { id, slug } = await product();
    const { version } = await office.get({ slug });
    const { changes } = await whileLocked(
      2,
      (tx) => tx.$executeRaw`SELECT FROM products WHERE id = ${id}::uuid FOR UPDATE`,
      () => ({
        changes: Promise.allSettled([15, 8].map((minimum_age) => office.update({ slug, version, minimum_age }))),
      }),
    );
    expect((await changes).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('finds a product renamed twice under both former slugs', async () => {
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

  test('refuses a current or former slug of another product', async () => {
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

  test('stores the options and questions sent in their new order and deletes the others', async () => {
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

  test('accepts pictures of the editor and of the product, the first of which is the cover', async () => {
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

  test("keeps a picture's focal point, also in a copy, whose pages are rebuilt too", async () => {
    const { office, user, visitor } = await staff();
    const { id: uuid } = await picture(user.id);
    const { slug } = await product({ images: { create: { mediaId: uuid, alts: { en: 'Wreck' } } } });
    const { version } = await office.get({ slug });
    const pictures = [{ uuid, alts: { en: 'Wreck' }, focus: { x: 44, y: 16 } }];
    expect(await visitor.product({ slug })).toMatchObject({ cover: { focus: { x: 50, y: 50 } } });
    const changed = await office.update({ slug, version, pictures });
    expect(changed.pictures).toMatchObject(pictures);
    await office.update({ slug, version: changed.version, pictures: [{ uuid, alts: { en: 'Bow' } }] });
    expect(await visitor.product({ slug })).toMatchObject({ cover: { alt: 'Bow', focus: { x: 44, y: 16 } } });
    const copy = await office.duplicate({ slug });
    const { heard } = await listener();
    const moved = pictures.map((shown) => ({ ...shown, focus: { x: 60, y: 40 } }));
    await office.update({ slug: copy.slug, version: copy.version, pictures: moved });
    expect(await heard()).toContain('everything');
    expect(await visitor.product({ slug })).toMatchObject({ cover: { focus: { x: 60, y: 40 } } });
    const beyond = office.update({ slug, pictures: [{ uuid, alts: { en: '' }, focus: { x: 101, y: 0 } }] });
    expect((await refusalOf(beyond)).errors).toHaveProperty(['pictures.0.focus.x']);
  });

  test("applies a new capacity to the product's days, except those with their own", async () => {
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

  test('refuses a product as its own prerequisite, and keeps a programme that has formats', async () => {
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
