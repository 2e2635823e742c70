import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';

const texts = { en: { title: 'Reef', summary: '', body: [], itinerary: [], included: [], excluded: [] } };
const slugs = Array.from({ length: 103 }, (_, at) => `course-${String(at).padStart(3, '0')}`);

test('listProducts returns each product of a long listing on exactly one page', async () => {
  await db.product.createMany({
    data: slugs.map((slug, at) => ({ slug, kind: 'course', durationDays: 1, texts, active: at < 102 })),
  });
  const { catalogue } = await callerFor(null);
  const seenOn = async (page?: number) =>
    (await catalogue.products({ kinds: ['course'], ...(page && { page }) })).map(({ slug }) => slug);
  expect(await seenOn()).toEqual(slugs.slice(0, 100));
  expect([await seenOn(2), await seenOn(3)]).toEqual([slugs.slice(100, 102), []]);
});

test("listAddresses returns every page's address, and no other", async () => {
  const { catalogue } = await callerFor(null);
  const { data, meta } = await catalogue.addresses({ of: 'products' });
  expect(data.map(({ slug }) => slug).sort()).toEqual(slugs.slice(0, 102));
  expect(data[0]).toMatchObject({ kind: 'course' });
  expect(meta).toMatchObject({ total: 102, last_page: 1 });
});
