import { expect, test } from 'vitest';
import { earlierDatabase } from '../../src/test/earlier-database';

const { upTo, query } = earlierDatabase('20261129050300_figures_of_reports');

test('the crew of days published before count as told what was published', async () => {
  await query(
    `INSERT INTO days (date, published_at, published) VALUES
     ('2028-12-24', '2026-12-23T10:00:00Z', '{"made": "a", "oka": "b"}'),
     ('2028-12-25', '2026-12-23T10:00:00Z', '{}'),
     ('2028-12-26', NULL, NULL)`,
  );
  await upTo('20261130090000_who_was_notified');
  const rows = await query(`SELECT notified FROM days WHERE date >= '2028-12-24' ORDER BY date`);
  const at = '2026-12-23T10:00:00.000Z';
  expect(rows.map(({ notified }) => notified)).toEqual([
    { made: { list: 'a', at }, oka: { list: 'b', at } },
    null,
    null,
  ]);
});
