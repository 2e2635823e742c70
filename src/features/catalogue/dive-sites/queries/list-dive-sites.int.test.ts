import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { listingPageSize } from '@/shared/list/listing';
import { callerFor } from '@/test/actors';

const site = (slug: string, sortOrder: number, active = true) => ({
  slug,
  sortOrder,
  active,
  texts: { en: { name: slug, summary: '', body: [], marine_life: [] } },
  area: 'tulamben',
  latitude: -8.27,
  longitude: 115.59,
  depthFrom: 5,
  depthTo: 30,
  level: 'open_water' as const,
  current: 1,
  visibilityFrom: 10,
  visibilityTo: 25,
  waterFrom: 26,
  waterTo: 29,
  bottom: 'reef',
});

const shown = async (input?: { slugs: string[] }) =>
  (await (await callerFor(null)).catalogue.locations(input)).map(({ slug }) => slug);

beforeAll(async () => {
  await db.location.createMany({
    data: [
      ...Array.from({ length: listingPageSize }, (_, index) => site(`reef-${index}`, index)),
      site('the-last-wreck', listingPageSize),
      site('archived-wreck', listingPageSize + 1, false),
    ],
  });
});

describe('listDiveSites', () => {
  test('listDiveSites returns up to a hundred sites per page', async () => {
    const first = await shown();
    expect(first).toHaveLength(listingPageSize);
    expect(first).not.toContain('the-last-wreck');
  });

  test('listDiveSites finds sites by slug on any page, but only published sites', async () => {
    expect(await shown({ slugs: ['the-last-wreck', 'reef-3', 'archived-wreck', 'never-there'] })).toEqual([
      'reef-3',
      'the-last-wreck',
    ]);
  });
});
