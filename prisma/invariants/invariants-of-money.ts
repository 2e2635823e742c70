/** Defines `money`: the amount received for each order, less refunds and what is due back. */
const heldByOrder = `
      WITH refunded AS (
        SELECT order_id, attempt_id,
          coalesce(sum(amount) FILTER (WHERE status <> 'failed'), 0) AS promised,
          coalesce(sum(amount) FILTER (WHERE status = 'failed' AND withdrawn_at IS NULL), 0) AS refused
        FROM refunds GROUP BY 1, 2
      ), sources AS (
        SELECT ledger_entries.order_id,
          sum(ledger_entries.amount) - coalesce(min(promised), 0) AS held, coalesce(min(refused), 0) AS refused
        FROM ledger_entries LEFT JOIN refunded ON refunded.order_id = ledger_entries.order_id
          AND refunded.attempt_id IS NOT DISTINCT FROM ledger_entries.attempt_id
        WHERE ledger_entries.kind IN ('charge', 'on_site', 'on_site_reversal')
        GROUP BY ledger_entries.order_id, ledger_entries.attempt_id
      ), money AS (
        -- A refused refund waits for staff until its money has been paid back in another way.
        SELECT order_id, sum(held - greatest(least(refused, held), 0)) AS held FROM sources GROUP BY 1
      )`;

export const invariantsOfMoney: readonly { fact: string; query: string }[] = [
  {
    fact: 'Every payment that a gateway took is in the ledger exactly once',
    query: `
      SELECT payment_attempts.reference, payment_attempts.status, count(ledger_entries.id) AS charges
      FROM payment_attempts
      LEFT JOIN ledger_entries ON ledger_entries.attempt_id = payment_attempts.id AND ledger_entries.kind = 'charge'
      GROUP BY payment_attempts.id
      HAVING CASE
        WHEN payment_attempts.wrong_amount IS NULL THEN
          count(ledger_entries.id) <> (payment_attempts.status = 'paid')::int
          OR coalesce(sum(ledger_entries.amount), payment_attempts.amount) <> payment_attempts.amount
        -- Money in another currency is in no ledger.
        ELSE payment_attempts.status <> 'paid' OR count(ledger_entries.id) > 1
          OR coalesce(sum(ledger_entries.amount), payment_attempts.wrong_amount) <> payment_attempts.wrong_amount
      END`,
  },
  {
    fact: 'The stored sums of movements match the ledger',
    query: `
      SELECT kind, method, gateway, sum(amount) AS differs FROM (
        SELECT kind, method, gateway, ledger_entries.amount
        FROM ledger_entries LEFT JOIN payment_attempts ON payment_attempts.id = attempt_id
        UNION ALL SELECT kind, method, gateway, -amount FROM ledger_sums
      ) AS movements GROUP BY 1, 2, 3 HAVING sum(amount) <> 0`,
  },
  {
    fact: 'The stored report figures match the orders',
    query: `
      SELECT day, sum(people) AS people, sum(amount) AS amount FROM (
        SELECT item.activity_date AS day, item.diver_count AS people, (item.total - item.passed_on)::bigint AS amount
        FROM order_items AS item JOIN orders ON orders.id = item.order_id
        WHERE item.state = 'booked' AND orders.status IN ('paid', 'confirmed', 'completed')
        UNION ALL SELECT day, -people, -amount FROM report_figures WHERE kind = 'out'
      ) AS figures
      WHERE day IN (SELECT day FROM report_days) AND day NOT IN (SELECT day FROM report_changes)
      GROUP BY 1 HAVING sum(people) <> 0 OR sum(amount) <> 0`,
  },
  {
    fact: 'Every refund that was paid is in the ledger exactly once',
    query: `
      SELECT refunds.id, refunds.status, refunds.amount, ledger_entries.amount AS booked
      FROM refunds LEFT JOIN ledger_entries ON ledger_entries.refund_id = refunds.id
      WHERE (refunds.status = 'succeeded') <> (ledger_entries.id IS NOT NULL)
         OR ledger_entries.amount <> -refunds.amount`,
  },
  {
    fact: 'Refunds never exceed payments',
    query: `
      SELECT order_id, sum(amount) AS balance FROM (
        SELECT order_id, amount FROM ledger_entries WHERE kind NOT IN ('on_account', 'off_account')
        UNION ALL
        SELECT order_id, -amount FROM refunds WHERE status IN ('requested', 'pending', 'by_hand')
      ) AS moves GROUP BY order_id HAVING sum(amount) < 0`,
  },
  {
    fact: 'Every order expected on the boat has settled the amount due',
    query: `
      SELECT orders.booking_id, orders.status, orders.due_now, coalesce(sum(counted.amount), 0) AS received
      FROM orders LEFT JOIN (
        SELECT ledger_entries.order_id, ledger_entries.amount
        FROM ledger_entries LEFT JOIN payment_attempts ON payment_attempts.id = ledger_entries.attempt_id
        WHERE ledger_entries.kind = 'charge'
            AND (payment_attempts.wrong_amount IS NULL OR payment_attempts.wrong_outcome = 'accepted')
          OR ledger_entries.kind IN ('on_site', 'on_site_reversal', 'on_account')
          OR ledger_entries.kind = 'off_account' AND ledger_entries.reverses_id IS NOT NULL
      ) AS counted ON counted.order_id = orders.id
      WHERE orders.status IN ('paid', 'confirmed', 'completed')
      GROUP BY orders.id
      HAVING coalesce(sum(counted.amount), 0) < orders.due_now`,
  },
  {
    fact: 'The amount on account never exceeds the unpaid amount and is 0 for an order without a dive',
    query: `
      WITH money AS (
        SELECT order_id,
          sum(amount) FILTER (WHERE kind IN ('on_account', 'off_account')) AS account,
          coalesce(sum(amount) FILTER (WHERE kind NOT IN ('on_account', 'off_account')), 0) AS held
        FROM ledger_entries GROUP BY order_id
      )
      SELECT orders.booking_id, orders.status, money.account, money.held
      FROM money JOIN orders ON orders.id = money.order_id
      WHERE money.account < 0
         OR (money.account > 0 AND orders.status NOT IN ('pending_payment', 'paid', 'confirmed', 'completed'))
         OR (money.account > 0 AND money.account > orders.total - money.held)`,
  },
  {
    fact: 'A reversal cancels exactly one entry of its order in full',
    query: `
      SELECT reversal.id, reversal.kind, reversed.kind AS of_kind, reversal.amount, reversed.amount AS of_amount
      FROM ledger_entries AS reversal JOIN ledger_entries AS reversed ON reversed.id = reversal.reverses_id
      WHERE reversal.amount <> -reversed.amount OR reversal.order_id <> reversed.order_id
         OR (reversal.kind, reversed.kind) NOT IN
           (('on_site_reversal', 'on_site'), ('on_account', 'off_account'), ('off_account', 'on_account'))`,
  },
  {
    fact: 'The receipts of a year are numbered from 1 without gaps, each for money of its order',
    query: `
      SELECT receipt_series.year, last_number, count(receipts.id) AS receipts, max(number) AS highest
      FROM receipt_series LEFT JOIN receipts ON receipts.year = receipt_series.year
      GROUP BY receipt_series.year
      HAVING count(receipts.id) <> last_number OR max(number) <> last_number
      UNION ALL
      SELECT receipts.year, receipts.number, count(ledger_entries.id), NULL
      FROM receipts LEFT JOIN ledger_entries ON ledger_entries.receipt_id = receipts.id
        AND ledger_entries.order_id = receipts.order_id AND ledger_entries.kind = 'on_site'
      GROUP BY receipts.id HAVING count(ledger_entries.id) = 0`,
  },
  {
    fact: 'The invoices and credit notes of a year are numbered from 1 without gaps, and their amounts add up',
    query: `
      SELECT invoice_series.year, last_number, count(invoices.id) AS invoices, max(number) AS highest
      FROM invoice_series LEFT JOIN invoices ON invoices.year = invoice_series.year
      GROUP BY invoice_series.year
      HAVING count(invoices.id) <> last_number OR max(number) <> last_number
      UNION ALL
      SELECT year, number, total, net FROM invoices
      WHERE total <> (SELECT coalesce(sum((line ->> 'amount')::int), 0) FROM jsonb_array_elements(lines) AS line)
         OR total <> net + (SELECT coalesce(sum((tax ->> 'amount')::int), 0) FROM jsonb_array_elements(taxes) AS tax)
         OR NOT EXISTS (SELECT FROM invoice_series WHERE invoice_series.year = invoices.year)
      UNION ALL
      SELECT note.year, note.number, note.total, invoices.total
      FROM invoices AS note JOIN invoices ON invoices.id = note.credits_id
      WHERE note.total <> -invoices.total OR note.net <> -invoices.net OR note.order_id <> invoices.order_id
      UNION ALL
      SELECT NULL, NULL, NULL, count(*) FROM invoices LEFT JOIN invoices AS note ON note.credits_id = invoices.id
      WHERE invoices.kind = 'invoice' AND note.id IS NULL GROUP BY invoices.order_id HAVING count(*) > 1`,
  },
  {
    fact: 'The stored sums match the invoices, and each invoice has the search words of its order',
    query: `
      SELECT year, kind::text, sum(net) AS net, sum(total) AS total FROM (
        SELECT year, kind, net::bigint, total::bigint FROM invoices
        UNION ALL SELECT year, kind, -net, -total FROM invoice_sums
      ) AS issued GROUP BY 1, 2 HAVING sum(net) <> 0 OR sum(total) <> 0
      UNION ALL
      SELECT invoices.year, 'search', invoices.number, NULL
      FROM invoices LEFT JOIN order_search ON order_search.order_id = invoices.order_id
      LEFT JOIN invoice_search ON invoice_id = invoices.id
      WHERE (invoices.order_id, invoices.kind, invoices.year, invoices.number, order_search.search_key) IS DISTINCT FROM
        (invoice_search.order_id, invoice_search.kind, invoice_search.year, invoice_search.number, invoice_search.search_key)`,
  },
  {
    fact: 'An approved refund was approved by somebody other than the requester, and was recorded',
    query: `
      SELECT refund_approvals.id, refund_approvals.amount FROM refund_approvals
      WHERE status = 'approved' AND (decided_by_id = requested_by_id OR amount > (
        SELECT coalesce(sum(amount), 0) FROM refunds
        WHERE refunds.order_id = refund_approvals.order_id AND requested_by_id = refund_approvals.requested_by_id))`,
  },
  {
    fact: 'A finished order holds exactly the money it retains, apart from refunds under way',
    query: `
      ${heldByOrder}
      SELECT orders.booking_id, orders.status, orders.retained, coalesce(money.held, 0) AS held
      FROM orders LEFT JOIN money ON money.order_id = orders.id
      WHERE orders.status IN ('completed', 'cancelled', 'declined', 'refunded', 'expired')
        AND coalesce(money.held, 0) IS DISTINCT FROM orders.retained`,
  },
  {
    fact: 'The amounts paid, on account and unpaid add up to the price of the booked items less goodwill refunds',
    query: `
      ${heldByOrder}, wrong AS (
        SELECT payment_attempts.order_id, sum(greatest(ledger_entries.amount - coalesce(returned.amount, 0), 0)) AS amount
        FROM payment_attempts JOIN ledger_entries ON attempt_id = payment_attempts.id AND kind = 'charge'
        LEFT JOIN LATERAL (
          SELECT sum(amount) AS amount FROM refunds WHERE attempt_id = payment_attempts.id AND withdrawn_at IS NULL
        ) AS returned ON true
        WHERE wrong_amount IS NOT NULL AND wrong_outcome IS NULL GROUP BY 1
      ), account AS (
        SELECT order_id, sum(amount) AS amount FROM ledger_entries
        WHERE kind IN ('on_account', 'off_account') GROUP BY 1
      ), goodwill AS (
        SELECT order_id, sum(amount) AS amount FROM refunds
        WHERE reason = 'admin' AND withdrawn_at IS NULL GROUP BY 1
      ), items AS (
        SELECT order_id, coalesce(sum(total) FILTER (WHERE state = 'booked'), 0) AS price,
          coalesce(sum(retained), 0) AS fees, sum(waived) AS waived
        FROM order_items GROUP BY 1
      ), shown AS (
        SELECT orders.id, orders.booking_id, price, greatest(coalesce(goodwill.amount, 0) - waived, 0) AS reduction, fees,
          coalesce(money.held, 0) - coalesce(wrong.amount, 0) AS received, coalesce(account.amount, 0) AS account
        FROM orders JOIN items ON items.order_id = orders.id
        LEFT JOIN money ON money.order_id = orders.id LEFT JOIN wrong ON wrong.order_id = orders.id
        LEFT JOIN account ON account.order_id = orders.id LEFT JOIN goodwill ON goodwill.order_id = orders.id
        WHERE orders.status IN ('pending_payment', 'paid', 'confirmed', 'completed')
      )
      SELECT booking_id, price, reduction, fees, received, account FROM shown
      WHERE received < 0 OR received - least(fees, received) + account > price - least(price, reduction)`,
  },
  {
    fact: 'A wrong amount awaits a decision only while its order awaits payment',
    query: `
      SELECT orders.booking_id, orders.status, payment_attempts.reference, payment_attempts.wrong_amount
      FROM payment_attempts JOIN orders ON orders.id = payment_attempts.order_id
      JOIN ledger_entries ON ledger_entries.attempt_id = payment_attempts.id AND ledger_entries.kind = 'charge'
      WHERE payment_attempts.wrong_amount IS NOT NULL AND payment_attempts.wrong_outcome IS NULL
        AND orders.status <> 'pending_payment'`,
  },
  {
    fact: 'An order alerts the staff to a wrong amount exactly while one awaits their decision',
    query: `
      SELECT booking_id, status, attention FROM orders
      WHERE ('wrong_amount' = ANY(attention)) <> EXISTS (
        SELECT FROM payment_attempts
        WHERE order_id = orders.id AND wrong_amount IS NOT NULL AND wrong_outcome IS NULL)`,
  },
  {
    fact: "The sandbox's amounts match ours",
    query: `
      SELECT sandbox_sessions.reference, sandbox_sessions.status, sandbox_sessions.paid_amount, payment_attempts.status::text AS ours
      FROM sandbox_sessions JOIN payment_attempts ON payment_attempts.reference = sandbox_sessions.reference
      WHERE payment_attempts.status = 'paid'
        AND sandbox_sessions.paid_amount IS DISTINCT FROM coalesce(payment_attempts.wrong_amount, payment_attempts.amount)
      UNION ALL
      SELECT payment_attempts.reference, refunds.status::text, refunds.amount, 'refund'
      FROM refunds JOIN payment_attempts ON payment_attempts.id = refunds.attempt_id
      WHERE payment_attempts.gateway = 'sandbox' AND refunds.status = 'succeeded'
        AND NOT EXISTS (SELECT FROM ledger_entries WHERE refund_id = refunds.id AND method IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM sandbox_refunds
          WHERE sandbox_refunds.id = refunds.gateway_id AND sandbox_refunds.amount = refunds.amount)`,
  },
];
