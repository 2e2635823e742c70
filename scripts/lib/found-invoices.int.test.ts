import { expect, test } from 'vitest';
import { earlierDatabase } from '../../src/test/earlier-database';
import { withConnection } from './database';
import { findInvoices } from './found-invoices';

const { url, upTo, query, brokenFacts } = earlierDatabase('20261130110000_messages_and_log_searched');
const FACT = 'The sums of invoices are those of the invoices, and each is found by what its order is found by';

/** The first, the second … of the orders that are there. */
const order = (index: number) => `(SELECT id FROM orders ORDER BY id OFFSET ${index} LIMIT 1)`;
const numbered = (year: number, number: number) =>
  `(SELECT id FROM invoices WHERE year = ${year} AND number = ${number})`;

type Issued = { of: number; year: number; number: number; total: number; credits?: number };

/** As the version before issues them, which does not know what is added up and found. */
const issued = ({ of, year, number, total, credits }: Issued) => [
  `INSERT INTO invoice_series (year, last_number) VALUES (${year}, 1)
   ON CONFLICT (year) DO UPDATE SET last_number = invoice_series.last_number + 1`,
  `INSERT INTO invoices (id, order_id, kind, year, number, prefix, credits_id, locale, issuer, lines, taxes, net, total,
     paid, issued_at)
   VALUES (gen_random_uuid(), ${order(of)}, '${credits ? 'credit_note' : 'invoice'}', ${year}, ${number}, 'INV-',
     ${credits ? numbered(year, credits) : null}, 'en', '{}', '[]', '[]', ${total - total / 10}, ${total}, 0, now())`,
];
const sums = () =>
  query('SELECT year, kind::text, net::int, total::int FROM invoice_sums ORDER BY year, invoice_sums.kind');
const found = (words: string) =>
  query(
    `SELECT year, number FROM invoice_search WHERE search_key LIKE '%' || search_key('${words}') || '%' ORDER BY 1, 2`,
  );

const numbers = async () => (await found('')).map(({ year, number }) => `${year}-${number}`);
/** One order at a time. */
const step = () => withConnection(url, (client) => findInvoices(client, { report: () => {} }, 1));

const rename = (name: string) =>
  `UPDATE users SET last_name = '${name}' WHERE id = (SELECT customer_id FROM orders WHERE id = ${order(0)})`;

// The tests are consecutive: the first migrates the data of the previous version.
test('invoices and credit notes of the version before are added up and found, also those of during the migration', async () => {
  await query(
    ...issued({ of: 0, year: 2025, number: 1, total: 1_000_000 }),
    ...issued({ of: 1, year: 2025, number: 2, total: 500_000 }),
    ...issued({ of: 0, year: 2025, number: 3, total: -1_000_000, credits: 1 }),
  );
  await upTo('20261130120000_invoices_found');
  await query(...issued({ of: 1, year: 2026, number: 1, total: 900_000 }));
  expect(await numbers()).toEqual(['2025-2', '2026-1']);
  expect(await step()).toBe(1);
  expect(await numbers()).toEqual(['2025-1', '2025-2', '2025-3', '2026-1']);
  await query(rename('Halberd'));
  await upTo();
  expect(await sums()).toEqual([
    { year: 2025, kind: 'invoice', net: 1_350_000, total: 1_500_000 },
    { year: 2025, kind: 'credit_note', net: -900_000, total: -1_000_000 },
    { year: 2026, kind: 'invoice', net: 810_000, total: 900_000 },
  ]);
  expect(await found('Halberd')).toEqual([
    { year: 2025, number: 1 },
    { year: 2025, number: 2 },
    { year: 2025, number: 3 },
    { year: 2026, number: 1 },
  ]);
  expect(await brokenFacts()).not.toContain(FACT);
});

test('so is what the version before issues after the migration, several in one go too, and whom it renames', async () => {
  await query(
    ...issued({ of: 2, year: 2026, number: 2, total: 200_000 }),
    ...issued({ of: 2, year: 2026, number: 3, total: -200_000, credits: 2 }),
    rename('Sundell'),
  );
  expect(await sums()).toContainEqual({ year: 2026, kind: 'invoice', net: 990_000, total: 1_100_000 });
  expect(await sums()).toContainEqual({ year: 2026, kind: 'credit_note', net: -180_000, total: -200_000 });
  expect(await found('Halberd')).toEqual([]);
  expect(await found('Sundell')).toHaveLength(6);
  expect(await brokenFacts()).not.toContain(FACT);
});

test('the fact is broken by a sum that is off, and by an invoice that is not found', async () => {
  await query('UPDATE invoice_sums SET total = total + 1 WHERE year = 2025');
  expect(await brokenFacts()).toContain(FACT);
  await query('UPDATE invoice_sums SET total = total - 1 WHERE year = 2025');
  expect(await brokenFacts()).not.toContain(FACT);
  await query(`UPDATE invoice_search SET search_key = '' WHERE year = 2026`);
  expect(await brokenFacts()).toContain(FACT);
});
