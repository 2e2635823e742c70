import { expect, test } from 'vitest';
import { earlierDatabase } from '../../src/test/earlier-database';

const { upTo, query } = earlierDatabase('20261129030000_favourite_site_of_crew');

/** As the version before writes a product, which knows no refreshers. */
const insert = (slug: string, kind: 'course' | 'trip') =>
  `INSERT INTO products (id, slug, kind, texts, duration_days, updated_at)
   VALUES (gen_random_uuid(), '${slug}', '${kind}', '{"en": {}}', 1, now())`;
const refreshers = () => query('SELECT slug FROM products WHERE refresher ORDER BY slug');

// The tests are consecutive: the first migrates the data of the previous version.
test('the refresher of the demo is marked, and nothing else', async () => {
  await query(
    "DELETE FROM products WHERE slug = 'reactivate'",
    insert('reactivate', 'course'),
    insert('deep', 'course'),
  );
  await upTo();
  expect(await refreshers()).toEqual([{ slug: 'reactivate' }]);
});

test('a course that the version before creates afterwards is none', async () => {
  await query(insert('buoyancy', 'course'));
  expect(await refreshers()).toEqual([{ slug: 'reactivate' }]);
});
