import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { findPublicPage } from './public-pages';

const SITE = 'src/app/[lng]/(site)';
const texts = { en: { title: 'Reef', summary: '', body: [], itinerary: [], included: [], excluded: [] } };

/** The public routes whose address contains an entity or a number. */
const routes = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && file.includes('['))
  .filter((file) => readFileSync(join(SITE, file), 'utf8').includes('generateStaticParams'))
  .map((file) => `/${file.slice(0, -'/page.tsx'.length)}`);

test('findPublicPage decides every route whose pages may be missing', async () => {
  expect(routes).toContain('/trips/[slug]');
  for (const route of routes) {
    const found = findPublicPage(route.replace('[slug]', 'nothing').replace('[page]', '99'));
    expect(await found, route).toBe(false);
  }
});

test('findPublicPage leaves addresses without an entity to Next', () => {
  for (const path of ['/', '/faq', '/nowhere/to-the-moon', '/trips/a/b', '/blog/rss.xml/a'])
    expect(findPublicPage(path), path).toBeNull();
});

test('findPublicPage finds a product only under its own listing, and a programme only with items', async () => {
  const about = { durationDays: 1, texts };
  await db.product.createMany({
    data: [
      { ...about, slug: 'reef', kind: 'trip' },
      { ...about, slug: 'hidden', kind: 'trip', active: false },
      { ...about, slug: 'divemaster', kind: 'go_pro' },
    ],
  });
  const found = async (...paths: string[]) => Promise.all(paths.map((path) => findPublicPage(path)));
  expect(await found('/trips/reef', '/gopro/divemaster', '/gopro/divemaster/items')).toEqual([true, true, true]);
  expect(await found('/trips/hidden', '/courses/reef', '/trips/divemaster', '/gopro/reef/items')).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('findPublicPage finds the further pages of a listing that have items', async () => {
  await db.product.createMany({
    data: Array.from({ length: 101 }, (_, at) => ({ slug: `course-${at}`, kind: 'course', durationDays: 1, texts })),
  });
  const found = (page: string) => findPublicPage(`/courses/page/${page}`);
  expect(await Promise.all(['2', '3', '1', '02', 'x'].map(found))).toEqual([true, false, false, false, false]);
});
