import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, product, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';

const site = {
  texts: { en: { name: 'Night reef', summary: 'Quiet', body: ['Sand.', ''], marine_life: [] } },
  area: 'sanur' as const,
  latitude: -8.69,
  longitude: 115.26,
  depth: { from: 3, to: 14 },
  level: 'open_water' as const,
  current: 1,
  visibility: { from: 8, to: 15 },
  water: { from: 26, to: 29 },
  bottom: 'reef' as const,
};

async function staff() {
  const user = await account({ role: 'ADMIN' });
  const calls = await callerFor(await signIn(user));
  return { user, office: calls.admin.locations, visitor: (await callerFor(null)).catalogue };
}

describe('dive sites', () => {
  test('a new dive site is unpublished; its contact details are for staff only', async () => {
    const { office, visitor } = await staff();
    const person = { name: 'Wayan', phone: '+62 812 3456 7890', email: 'Wayan@Example.test' };
    const made = await office.create({ ...site, person_in_charge: person });
    expect(made).toMatchObject({
      slug: 'night-reef',
      active: false,
      person_in_charge: { ...person, email: 'wayan@example.test' },
      texts: { en: { body: ['Sand.'] } },
    });
    expect((await refusalOf(visitor.location({ slug: made.slug }))).status).toBe(404);
    await office.show({ slugs: [made.slug], active: true });
    const shown = await visitor.location({ slug: made.slug });
    expect(shown).toMatchObject({ person_in_charge: 'Wayan' });
    expect(JSON.stringify(shown)).not.toMatch(/3456|wayan@/i);
    expect((await office.list({ search: 'wayan' })).data.map(({ slug }) => slug)).toEqual([made.slug]);
  });

  test('a dive site needs a position on Bali, a valid depth range and a reachable contact', async () => {
    const { office } = await staff();
    const refused = async (about: object) =>
      Object.keys((await refusalOf(office.create({ ...site, ...about }))).errors ?? {});
    expect(await refused({ latitude: 8.69 })).toEqual(['latitude']);
    expect(await refused({ depth: { from: 20, to: 5 } })).toEqual(['depth.to']);
    expect(await refused({ life: ['unicorn'] })).toEqual(['life.0']);
    expect(await refused({ person_in_charge: { name: '', phone: '12', email: 'x' } })).toEqual([
      'person_in_charge.name',
      'person_in_charge.phone',
      'person_in_charge.email',
    ]);
  });

  test('a renamed dive site is found under its former slug, and the pages that show it are rebuilt', async () => {
    const { office, visitor } = await staff();
    const made = await office.create({ ...site, slug: 'old-reef', active: true });
    const trip = await product({ locations: { create: { locationId: made.uuid } } });
    const { heard } = await listener();
    const moved = await office.update({ slug: 'old-reef', new_slug: 'new-reef', version: made.version });
    expect(await visitor.location({ slug: 'old-reef' })).toEqual({ moved_to: 'new-reef' });
    expect(await heard()).toEqual(
      expect.arrayContaining(['locations', 'location:old-reef', 'location:new-reef', `product:${trip.slug}`]),
    );
    expect(await refusalOf(office.update({ slug: 'new-reef', version: made.version }))).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(moved.products).toBe(1);
  });

  test('a dive site with products is archived instead of removed, and its products no longer list it', async () => {
    const { office, visitor } = await staff();
    const made = await office.create({ ...site, active: true });
    const trip = await product({ locations: { create: { locationId: made.uuid } } });
    expect(await refusalOf(office.remove({ slug: made.slug }))).toMatchObject({
      status: 409,
      message: '1 product uses this. Archive it instead, or take it out there first.',
    });
    await office.show({ slugs: [made.slug], active: false });
    expect(await visitor.product({ slug: trip.slug })).toMatchObject({ locations: [], depth: null });
    await db.productLocation.deleteMany({ where: { locationId: made.uuid } });
    expect(await office.remove({ slug: made.slug })).toEqual({ message: 'Dive site deleted' });
    const entries = await db.auditEntry.findMany({ where: { entityId: made.uuid }, orderBy: { id: 'asc' } });
    expect(entries.map(({ entity, action }) => [entity, action])).toEqual([
      ['location', 'create'],
      ['location', 'update'],
      ['location', 'delete'],
    ]);
  });

  test('a dive site has its uploaded pictures in order', async () => {
    const { office, user, visitor } = await staff();
    const media = await db.media.create({
      data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1, ownerId: user.id },
    });
    const { slug, version } = await office.create({ ...site, active: true });
    await office.update({ slug, version, pictures: [{ uuid: media.id, alts: { en: 'Coral', id: 'Karang' } }] });
    expect(await visitor.location({ slug })).toMatchObject({ cover: { alt: 'Coral' } });
    const call = office.create({ ...site, pictures: [{ uuid: randomUUID(), alts: { en: '' } }] });
    expect((await refusalOf(call)).errors).toHaveProperty('pictures');
    const strange = await db.media.create({
      data: { key: `${randomUUID().replaceAll('-', '')}.webp`, width: 16, height: 9, bytes: 1 },
    });
    const change = office.update({ slug, pictures: [{ uuid: strange.id, alts: { en: '' } }] });
    expect((await refusalOf(change)).errors).toHaveProperty('pictures');
  });

  test('the home page shows the published sites chosen for it, in order and with their own facts', async () => {
    const { office, visitor } = await staff();
    const places = [2, null, 1, 3];
    for (const home_position of places)
      await office.create({ ...site, home_position, active: true, best_months: [6, 7] });
    await office.create({ ...site, home_position: 1 });
    const shown = await visitor.favourites();
    expect(shown).toHaveLength(3);
    const stored = await db.location.findMany({ where: { id: { in: shown.map(({ uuid }) => uuid) } } });
    expect(shown.map(({ uuid }) => stored.find(({ id }) => id === uuid)?.homePosition)).toEqual([1, 2, 3]);
    expect(shown[0]).toMatchObject({ depth: site.depth, level: site.level, best_months: [6, 7] });
    const { heard } = await listener();
    await office.update({ slug: shown[0]?.slug ?? '', home_position: null });
    expect(await heard()).toContain('locations');
    expect(await visitor.favourites()).toHaveLength(2);
    const far = await refusalOf(office.create({ ...site, home_position: 9 }));
    expect(Object.keys(far.errors ?? {})).toEqual(['home_position']);
  });

  test('dive sites are sorted among themselves', async () => {
    const { office } = await staff();
    const [one, two] = [await office.create(site), await office.create(site)];
    await office.sort({ slugs: [two.slug, one.slug] });
    const order = (await office.list({ per_page: 100 })).data.map(({ slug }) => slug);
    expect(order.indexOf(two.slug)).toBeLessThan(order.indexOf(one.slug));
  });
});
