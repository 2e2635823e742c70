import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addOnChanged } from '@/features/catalogue/add-ons/commands/add-on-changed';
import { diveSiteChanged } from '@/features/catalogue/dive-sites/commands/dive-site-changed';
import { facilityChanged } from '@/features/catalogue/facilities/commands/facility-changed';
import { faqsChanged } from '@/features/catalogue/faqs/commands/faqs-changed';
import { db, type Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { cacheTagsOf, listener } from '@/test/cache-tags';
import { productChanged } from './product-changed';

const named = (name: string) => ({ en: { name, summary: '', body: [] } });
const title = { en: { title: 'A day', summary: '', body: [], itinerary: [], included: [], excluded: [] } };

const makeProduct = (slug: string, about: Partial<Prisma.ProductCreateInput> = {}) =>
  db.product.create({ data: { slug, kind: 'trip', durationDays: 1, texts: title, ...about } });

const makeSite = (slug: string) =>
  db.location.create({
    data: {
      slug,
      texts: { en: { ...named(slug).en, marine_life: [] } },
      area: 'tulamben',
      latitude: -8.27,
      longitude: 115.59,
      depthFrom: 5,
      depthTo: 30,
      level: 'open_water',
      current: 1,
      visibilityFrom: 10,
      visibilityTo: 25,
      waterFrom: 26,
      waterTo: 29,
      bottom: 'wreck',
    },
  });

const goesTo = (id: string) => ({ create: { location: { connect: { id } } } });

/** Query of each public page, by a readable page name. */
const pages: Record<string, Parameters<typeof cacheTagsOf>[0]> = {
  trips: ({ catalogue }) => catalogue.products({ kinds: ['trip', 'activity'] }),
  courses: ({ catalogue }) => catalogue.products({ kinds: ['course'] }),
  inquiry: ({ catalogue }) => catalogue.products({ kinds: ['trip', 'course', 'go_pro'] }),
  wreck: ({ catalogue }) => catalogue.product({ slug: 'wreck' }),
  reef: ({ catalogue }) => catalogue.product({ slug: 'reef' }),
  'open water': ({ catalogue }) => catalogue.product({ slug: 'open-water' }),
  advanced: ({ catalogue }) => catalogue.product({ slug: 'advanced' }),
  divemaster: ({ catalogue }) => catalogue.product({ slug: 'divemaster' }),
  'divemaster in 4 weeks': ({ catalogue }) => catalogue.product({ slug: 'divemaster-4' }),
  'nothing there yet': ({ catalogue }) => catalogue.product({ slug: 'new-trip' }),
  sites: ({ catalogue }) => catalogue.locations(),
  favourites: ({ catalogue }) => catalogue.locations({ slugs: ['liberty'] }),
  liberty: ({ catalogue }) => catalogue.location({ slug: 'liberty' }),
  'coral garden': ({ catalogue }) => catalogue.location({ slug: 'coral-garden' }),
  facilities: ({ catalogue }) => catalogue.facilities(),
  pool: ({ catalogue }) => catalogue.facility({ slug: 'pool' }),
  questions: ({ catalogue }) => catalogue.faqs(),
  blog: ({ blog }) => blog.posts(),
};

const ids: Record<string, string> = {};
const idOf = (name: string) => ids[name] ?? '';

beforeAll(async () => {
  const [liberty, garden] = [await makeSite('liberty'), await makeSite('coral-garden')];
  const openWater = await makeProduct('open-water', { kind: 'course' });
  const divemaster = await makeProduct('divemaster', { kind: 'go_pro' });
  const torch = await db.addOn.create({
    data: { slug: randomUUID(), texts: { en: { name: 'Torch', description: '' } }, price: 1, unit: 'per_diver' },
  });
  const pool = await db.facilityLocation.create({
    data: {
      slug: 'pool',
      kind: 'pool',
      texts: { en: { ...named('Pool').en, equipment: [] } },
      latitude: -8.69,
      longitude: 115.26,
    },
  });
  const wreck = await makeProduct('wreck', {
    locations: goesTo(liberty.id),
    addOns: { create: { addOnId: torch.id } },
  });
  await makeProduct('reef', { locations: goesTo(garden.id) });
  const advanced = await makeProduct('advanced', { kind: 'course', comesAfter: { connect: { id: openWater.id } } });
  const format = await makeProduct('divemaster-4', { kind: 'go_pro', programme: { connect: { id: divemaster.id } } });
  Object.assign(ids, {
    wreck: wreck.id,
    liberty: liberty.id,
    garden: garden.id,
    torch: torch.id,
    pool: pool.id,
    advanced: advanced.id,
    format: format.id,
  });
});

/** Names of the pages that a change rebuilds. */
async function madeAnewBy(change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const before = await Promise.all(
    Object.entries(pages).map(async ([name, read]) => [name, await cacheTagsOf(read)] as const),
  );
  const { heard } = await listener();
  await db.$transaction((tx) => change(tx));
  const changed = await heard();
  return before.filter(([, parts]) => parts.some((part) => changed.includes(part))).map(([name]) => name);
}

describe('a change rebuilds the pages that show the changed entity, and no others', () => {
  test('a changed trip rebuilds its page, its listing, the enquiry form and the sites it goes to', async () => {
    expect(await madeAnewBy((tx) => productChanged(tx, idOf('wreck')))).toEqual([
      'trips',
      'inquiry',
      'wreck',
      'liberty',
    ]);
  });

  test('a changed course rebuilds its page, its listing and the courses that name it as a step', async () => {
    expect(await madeAnewBy((tx) => productChanged(tx, idOf('advanced')))).toEqual([
      'courses',
      'inquiry',
      'open water',
      'advanced',
    ]);
  });

  test("a changed format rebuilds its page and its programme's", async () => {
    expect(await madeAnewBy((tx) => productChanged(tx, idOf('format')))).toEqual([
      'inquiry',
      'divemaster',
      'divemaster in 4 weeks',
    ]);
  });

  test('a trip with an added or removed site rebuilds the page of that site', async () => {
    const more = await madeAnewBy(async (tx) => {
      await tx.productLocation.create({ data: { productId: idOf('wreck'), locationId: idOf('garden') } });
      await productChanged(tx, idOf('wreck'));
    });
    expect(more).toEqual(['trips', 'inquiry', 'wreck', 'liberty', 'coral garden']);
    const fewer = await madeAnewBy(async (tx) => {
      await tx.productLocation.deleteMany({ where: { productId: idOf('wreck'), locationId: idOf('garden') } });
      await productChanged(tx, idOf('wreck'));
    });
    expect(fewer).toEqual(['trips', 'inquiry', 'wreck', 'liberty', 'coral garden']);
  });

  test('a new trip rebuilds its listing and the not-found page at its address', async () => {
    const made = await madeAnewBy(async (tx) => {
      const { id } = await tx.product.create({
        data: { slug: 'new-trip', kind: 'trip', durationDays: 1, texts: title },
      });
      await productChanged(tx, id);
    });
    expect(made).toEqual(['trips', 'inquiry', 'nothing there yet']);
  });

  test('a renamed trip rebuilds the pages at its former and its new address', async () => {
    const { id } = await makeProduct('old-name');
    pages['old name'] = ({ catalogue }) => catalogue.product({ slug: 'old-name' });
    pages['new name'] = ({ catalogue }) => catalogue.product({ slug: 'new-name' });
    const made = await madeAnewBy(async (tx) => {
      await tx.product.update({ where: { id }, data: { slug: 'new-name' } });
      await tx.slugRedirect.create({ data: { owner: 'product', slug: 'old-name', targetId: id } });
      await productChanged(tx, id);
    });
    expect(made).toEqual(['trips', 'inquiry', 'old name', 'new name']);
  });

  test('a changed dive site rebuilds its page, the map of sites and the trips that go there', async () => {
    expect(await madeAnewBy((tx) => diveSiteChanged(tx, idOf('liberty')))).toEqual([
      'trips',
      'inquiry',
      'wreck',
      'sites',
      'favourites',
      'liberty',
    ]);
  });

  test('a changed add-on rebuilds the products that have it', async () => {
    expect(await madeAnewBy((tx) => addOnChanged(tx, idOf('torch')))).toContain('wreck');
    expect(await madeAnewBy((tx) => addOnChanged(tx, idOf('torch')))).not.toContain('reef');
  });

  test('a changed facility rebuilds the facility pages, and a changed question the FAQ page', async () => {
    expect(await madeAnewBy((tx) => facilityChanged(tx, idOf('pool')))).toEqual(['facilities', 'pool']);
    expect(await madeAnewBy((tx) => faqsChanged(tx))).toEqual(['questions']);
  });

  test('a change that is rolled back rebuilds no page', async () => {
    const made = madeAnewBy(async (tx) => {
      await productChanged(tx, idOf('wreck'));
      throw new Error('no change after all');
    });
    await expect(made).rejects.toThrow('no change after all');
    const { heard } = await listener();
    expect(await heard()).toEqual([]);
  });
});
