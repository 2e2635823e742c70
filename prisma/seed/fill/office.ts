import { locales } from '../../../src/shared/locale/locales';
import type { Statement } from './copying';
import { ago, id, inTurn, numbers, one, staff } from './made-up';

/** Two notes each about some customers. */
const notes = (count: number) => `
  ${inTurn('customers', `SELECT id FROM users WHERE role = 'USER' ORDER BY id LIMIT 5000`)}
  INSERT INTO customer_notes (id, customer_id, author_id, body, created_at)
  SELECT ${id('note')}, customers.id, ${staff}, 'Prefers the front of the boat, note ' || number, ${ago(61)}
  FROM ${numbers(count)} ${one('customers')} ON CONFLICT DO NOTHING`;

const replies = (count: number) => `
  ${inTurn('answered', `SELECT id, email, created_at FROM messages WHERE status = 'answered' AND email IS NOT NULL ORDER BY id LIMIT 5000`)}
  INSERT INTO message_replies (id, message_id, email, body, mail_hash, received_at)
  SELECT ${id('reply')}, answered.id, email, 'Thank you! Then we come on Friday.', 'filled-' || number, created_at + interval '9 hours'
  FROM ${numbers(count)} ${one('answered')} ON CONFLICT DO NOTHING`;

/** Copies of the first template under other names. */
const templates = (count: number) => `
  INSERT INTO message_templates (id, name, texts, active, position, updated_at)
  SELECT ${id('template')}, 'Answer ' || number, texts, number % 10 <> 0, 100 + number, now()
  FROM ${numbers(count)} CROSS JOIN (SELECT texts FROM message_templates ORDER BY position LIMIT 1) AS first_of_them
  ON CONFLICT DO NOTHING`;

/** Invoices past orders like the first invoice, with the next numbers of this year. */
const invoices = (count: number): Statement[] => [
  `CREATE TEMP TABLE more_invoices ON COMMIT DROP AS
   ${inTurn('dived', `SELECT id FROM orders WHERE status = 'completed' ORDER BY id LIMIT 20000`)}
   SELECT ${id('invoice')} AS id, dived.id AS order_id, number
   FROM ${numbers(count)} ${one('dived')}
   WHERE NOT EXISTS (SELECT FROM invoices WHERE invoices.id = ${id('invoice')})`,
  `INSERT INTO invoices (id, order_id, kind, year, number, prefix, locale, issuer, recipient, lines, taxes, net, total,
     paid, issued_by_id, issued_at)
   SELECT more.id, more.order_id, 'invoice', sample.year,
     (SELECT last_number FROM invoice_series WHERE invoice_series.year = sample.year) + row_number() OVER (ORDER BY more.number),
     prefix, locale, issuer, recipient, lines, taxes, net, total, paid, ${staff}, sample.issued_at
   FROM more_invoices AS more
   CROSS JOIN (SELECT * FROM invoices WHERE kind = 'invoice' ORDER BY issued_at DESC, id LIMIT 1) AS sample`,
  `UPDATE invoice_series SET last_number = most FROM (SELECT year, max(number) AS most FROM invoices GROUP BY year) AS issued
   WHERE issued.year = invoice_series.year`,
];

/** Refunds that a second person refused long ago. */
const approvals = (count: number) => `
  ${inTurn('ended', `SELECT id FROM orders WHERE status IN ('completed', 'cancelled') ORDER BY id LIMIT 5000`)}
  INSERT INTO refund_approvals (id, order_id, action, amount, status, requested_by_id, requested_at, decided_by_id, decided_at)
  SELECT ${id('approval')}, ended.id, 'refund', 5000000 + number, 'refused', ${staff}, ${ago(97)}, ${staff}, ${ago(96)}
  FROM ${numbers(count)} ${one('ended')} ON CONFLICT DO NOTHING`;

/** Prints of two orders each, over the last three months. */
const actions = (count: number): Statement[] => [
  `INSERT INTO bulk_acts (id, kind, started_by_id, idempotency_key, request_hash, details, created_at, finished_at)
   SELECT ${id('bulk')}, 'print', ${staff}, 'filled-' || number, 'filled', '{}', at, at + interval '1 minute'
   FROM ${numbers(count)} CROSS JOIN LATERAL (SELECT now() - make_interval(mins => 1 + number::int * 12 % 120000) AS at) AS made
   ON CONFLICT DO NOTHING`,
  `${inTurn('printed', 'SELECT id FROM orders ORDER BY id LIMIT 5000')}
   INSERT INTO bulk_rows (act_id, position, order_id, state, settled_at)
   SELECT bulk_acts.id, part, printed.id, 'done', finished_at
   FROM ${numbers(count)} CROSS JOIN generate_series(0, 1) AS part JOIN bulk_acts ON bulk_acts.id = ${id('bulk')}
   JOIN printed ON place = (number + part) % total ON CONFLICT DO NOTHING`,
];

/** Bonuses of past months for the existing crew. */
const extras = (count: number) => `
  ${inTurn('crew', 'SELECT id FROM crew_members ORDER BY id')}
  INSERT INTO pay_extras (id, member_id, month, kind, amount, reason, created_by_id, created_at)
  SELECT ${id('extra')}, crew.id, date_trunc('month', now() - make_interval(months => 1 + number::int % 48))::date, 'bonus', 50000,
    'A guest wrote to us, ' || number, ${staff}, ${ago(61)}
  FROM ${numbers(count)} ${one('crew')} ON CONFLICT DO NOTHING`;

/** Adds as many rows of office paperwork as a shop has after years. */
export const fillOffice = (count: number): Statement[] => [
  notes(count),
  replies(count),
  templates(Math.min(count, 100 * locales.length)),
  ...invoices(count),
  approvals(Math.ceil(count / 10)),
  ...actions(Math.ceil(count / 10)),
  extras(count),
];
