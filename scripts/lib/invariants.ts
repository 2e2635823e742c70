import type pg from 'pg';

/** What must be true of places and money at any moment, whatever was killed, lost or doubled before. */
const invariants: readonly { fact: string; query: string }[] = [
  {
    fact: 'The places taken of a day are those of the orders that hold places',
    query: `
      SELECT departures.id, departures.taken, coalesce(sum(orders.diver_count) FILTER (WHERE orders.holds_places), 0) AS held
      FROM departures LEFT JOIN orders ON orders.departure_id = departures.id
      GROUP BY departures.id
      HAVING departures.taken <> coalesce(sum(orders.diver_count) FILTER (WHERE orders.holds_places), 0)`,
  },
  {
    fact: 'An order holds places exactly while its status says so',
    query: `
      SELECT booking_id, status, holds_places FROM orders
      WHERE holds_places <> (status IN ('PENDING_PAYMENT', 'PAID', 'CONFIRMED', 'COMPLETED'))`,
  },
  {
    fact: 'An order is in the status its timeline ends with, and each change begins where the one before ended',
    query: `
      WITH steps AS (
        SELECT order_id, from_status, to_status,
          lag(to_status) OVER timeline AS before,
          row_number() OVER (PARTITION BY order_id ORDER BY at DESC, id DESC) AS from_last
        FROM order_events WHERE kind IN ('created', 'status')
        WINDOW timeline AS (PARTITION BY order_id ORDER BY at, id)
      )
      SELECT orders.booking_id, orders.status, steps.from_status, steps.to_status, steps.before
      FROM steps JOIN orders ON orders.id = steps.order_id
      WHERE steps.from_status IS DISTINCT FROM steps.before
         OR (steps.from_last = 1 AND steps.to_status <> orders.status)`,
  },
  {
    fact: 'What a gateway took for an attempt stands in the ledger, once',
    query: `
      SELECT payment_attempts.reference, payment_attempts.status, count(ledger_entries.id) AS charges
      FROM payment_attempts
      LEFT JOIN ledger_entries ON ledger_entries.attempt_id = payment_attempts.id AND ledger_entries.kind = 'CHARGE'
      WHERE payment_attempts.wrong_amount IS NULL
      GROUP BY payment_attempts.id
      HAVING count(ledger_entries.id) <> (payment_attempts.status = 'PAID')::int
          OR coalesce(sum(ledger_entries.amount), payment_attempts.amount) <> payment_attempts.amount`,
  },
  {
    fact: 'What was given back stands in the ledger, once',
    query: `
      SELECT refunds.id, refunds.status, refunds.amount, ledger_entries.amount AS booked
      FROM refunds LEFT JOIN ledger_entries ON ledger_entries.refund_id = refunds.id
      WHERE (refunds.status = 'SUCCEEDED') <> (ledger_entries.id IS NOT NULL)
         OR ledger_entries.amount <> -refunds.amount`,
  },
  {
    fact: 'No more is given back than was taken',
    query: `
      SELECT order_id, sum(amount) AS balance FROM (
        SELECT order_id, amount FROM ledger_entries
        UNION ALL
        SELECT order_id, -amount FROM refunds WHERE status IN ('REQUESTED', 'PENDING', 'BY_HAND')
      ) AS moves GROUP BY order_id HAVING sum(amount) < 0`,
  },
  {
    fact: 'Whoever is expected on the boat has paid what was due',
    query: `
      SELECT orders.booking_id, orders.status, orders.due_now, coalesce(sum(ledger_entries.amount), 0) AS received
      FROM orders LEFT JOIN ledger_entries ON ledger_entries.order_id = orders.id AND ledger_entries.kind = 'CHARGE'
      WHERE orders.status IN ('PAID', 'CONFIRMED', 'COMPLETED')
      GROUP BY orders.id
      HAVING coalesce(sum(ledger_entries.amount), 0) < orders.due_now`,
  },
  {
    fact: "The sandbox's books and ours say the same",
    query: `
      SELECT sandbox_sessions.reference, sandbox_sessions.status, sandbox_sessions.paid_amount, payment_attempts.status::text AS ours
      FROM sandbox_sessions JOIN payment_attempts ON payment_attempts.reference = sandbox_sessions.reference
      WHERE payment_attempts.status = 'PAID' AND sandbox_sessions.paid_amount IS DISTINCT FROM payment_attempts.amount
      UNION ALL
      SELECT payment_attempts.reference, refunds.status::text, refunds.amount, 'refund'
      FROM refunds JOIN payment_attempts ON payment_attempts.id = refunds.attempt_id
      WHERE payment_attempts.gateway = 'sandbox' AND refunds.status = 'SUCCEEDED'
        AND NOT EXISTS (SELECT FROM ledger_entries WHERE refund_id = refunds.id AND method = 'by_hand')
        AND NOT EXISTS (
          SELECT FROM sandbox_refunds
          WHERE sandbox_refunds.id = refunds.gateway_id AND sandbox_refunds.amount = refunds.amount)`,
  },
];

export type Broken = { fact: string; rows: Record<string, unknown>[] };

const MOST_SHOWN = 5;

/** The facts that do not hold, each with some of the rows that break it. Reads one state of the database. */
export async function brokenInvariants(client: pg.ClientBase): Promise<Broken[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const broken: Broken[] = [];
    for (const { fact, query } of invariants) {
      const { rows } = await client.query(`SELECT * FROM (${query}) AS rows LIMIT ${MOST_SHOWN}`);
      if (rows.length > 0) broken.push({ fact, rows });
    }
    return broken;
  } finally {
    await client.query('ROLLBACK');
  }
}

export const numberOfInvariants = invariants.length;
