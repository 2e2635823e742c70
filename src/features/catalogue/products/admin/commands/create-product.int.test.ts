import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { product } from '@/test/factories';
import { entriesOf, staff, texts } from '@/test/products-office';
import { refusalOf } from '@/test/refusal';

const addOn = () =>
  db.addOn.create({
    data: { slug: randomUUID(), texts: { en: { name: 'Torch', description: '' } }, price: 1, unit: 'per_diver' },
  });

describe('a new product', () => {
  test('a new product is unpublished and has a slug made from its English title', async () => {
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

  test('a new product never gets the slug of a fixed page', async () => {
    const { office } = await staff();
    const search = { en: { ...texts.en, title: 'Search' } };
    expect((await office.create({ kind: 'trip', texts: search })).slug).toBe('search-2');
    const { slug } = await office.create({ kind: 'trip', texts });
    for (const call of [
      () => office.create({ kind: 'trip', texts, slug: 'search' }),
      () => office.update({ slug, new_slug: 'search' }),
    ])
      expect((await refusalOf(call())).status).toBe(422);
  });

  test('a new product and its copy keep their own pickup times, and times in the wrong order are refused', async () => {
    const { office, visitor } = await staff();
    const pickupSpan = { area: 'sanur' as const, from: '05:00', to: '05:15' };
    const transfers = { pickup: [pickupSpan], returning: { from: '17:30', to: '18:00' } };
    const { slug, version } = await office.create({ kind: 'trip', texts, pickup: true, transfers, active: true });
    expect(await visitor.product({ slug })).toMatchObject({ transfers });
    expect(await office.duplicate({ slug })).toMatchObject({ transfers });
    const backwards = { ...transfers, pickup: [{ ...pickupSpan, to: '04:00' }] };
    expect((await refusalOf(office.update({ slug, version, transfers: backwards }))).status).toBe(422);
    expect(await office.update({ slug, version, transfers: null })).toMatchObject({ transfers: null });
    // A visitor then sees the shop's times.
    expect(await visitor.product({ slug })).toMatchObject({ transfers: { returning: { from: '16:00', to: '18:00' } } });
  });

  test('a new product can be changed without a version, but not with an outdated one', async () => {
    const { office } = await staff();
    const { slug, version } = await office.create({ kind: 'trip', texts });
    expect(await office.update({ slug, price: 900_000 })).toMatchObject({ price: 900_000 });
    expect((await refusalOf(office.update({ slug, version, price: 1 }))).status).toBe(409);
  });

  test('a new product needs a title, a slug if the title gives none, and a price if it can be booked', async () => {
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

  test('a new product can be linked only to existing entities', async () => {
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
