import { copyRows, type Statement } from './copying';

const copied = (column: string) => `pg_temp.copied(copies.id::text, source.${column}::text)`;

/** Numbers the copies after the last paper of their year, without a gap. */
export const numberedCopies = (
  table: 'receipts' | 'invoices',
  series: 'receipt_series' | 'invoice_series',
  changes: Record<string, string> = {},
): Statement[] => [
  `CREATE TEMP TABLE numbered_${table} ON COMMIT DROP AS
   SELECT order_id, original, moved.year, coalesce(last_number, 0) + row_number() OVER (
     PARTITION BY moved.year ORDER BY issued_at, original) AS number
   FROM (
     SELECT copies.id AS order_id, source.id AS original, issued_at + ordered AS issued_at,
       extract(year FROM (issued_at + ordered) AT TIME ZONE 'Asia/Makassar')::int AS year
     FROM copies JOIN ${table} AS source ON source.order_id = copies.original
   ) AS moved LEFT JOIN ${series} ON ${series}.year = moved.year`,
  copyRows(
    table,
    `numbered_${table} AS numbered ON numbered.order_id = copies.id JOIN ${table} AS source ON source.id = numbered.original`,
    {
      id: copied('id'),
      order_id: 'copies.id',
      year: 'numbered.year',
      number: 'numbered.number',
      issued_at: 'source.issued_at + copies.ordered',
      ...changes,
    },
  ),
  `INSERT INTO ${series} (year, last_number) SELECT year, max(number) FROM numbered_${table} GROUP BY 1
   ON CONFLICT (year) DO UPDATE SET last_number = excluded.last_number`,
];

/**
 * Closes each day before the first cash report, and each day that has one, with the expected cash, never below zero.
 */
export const closedCash = `
  WITH moved AS (
    SELECT id, (at AT TIME ZONE 'Asia/Makassar')::date AS day, CASE WHEN method = 'cash' THEN amount ELSE 0 END AS cash
    FROM ledger_entries
    WHERE (kind IN ('on_site', 'on_site_refund', 'on_site_reversal') OR kind = 'refund' AND method IS NOT NULL)
      AND NOT EXISTS (SELECT FROM cash_report_entries WHERE entry_id = ledger_entries.id)
  ),
  closed AS (
    INSERT INTO cash_reports (id, date, expected, counted, closed_by_id, closed_at)
    SELECT pg_temp.copied('cash report', day::text), day, sum(cash), greatest(sum(cash), 0),
      (SELECT id FROM users WHERE role = 'ADMIN' AND active ORDER BY id LIMIT 1),
      (day + time '18:40') AT TIME ZONE 'Asia/Makassar'
    FROM moved WHERE day < (SELECT coalesce(min(date), CURRENT_DATE) FROM cash_reports)
      OR day IN (SELECT date FROM cash_reports) GROUP BY day
    ON CONFLICT (date) DO UPDATE SET expected = cash_reports.expected + excluded.expected,
      counted = greatest(cash_reports.counted + excluded.expected, 0)
    RETURNING id, date
  )
  INSERT INTO cash_report_entries (entry_id, report_id) SELECT moved.id, closed.id FROM moved JOIN closed ON date = day`;
