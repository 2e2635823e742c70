-- Recent online orders of an account and of its network; a hold lasts a day at most, so that what ended within the last
-- day was placed within the last two.
CREATE FUNCTION "recent_holds"("customer" UUID, "network" TEXT, "as_of" TIMESTAMPTZ)
RETURNS TABLE (
  "scope" TEXT, "orders" INT, "seats" INT, "firstEndsAt" TIMESTAMPTZ, "ordersLastHour" INT, "oldestAt" TIMESTAMPTZ,
  "endedUnpaid" INT
) LANGUAGE sql STABLE AS $$
  WITH counted AS (
    SELECT 'account' AS scope, * FROM orders WHERE customer_id = "customer"
    UNION ALL
    SELECT 'network', * FROM orders WHERE network_hash = "network"
  ), placed AS (
    SELECT *, status = 'pending_payment' AND holds_seats AS open, created_at > "as_of" - INTERVAL '1 hour' AS recent,
      (SELECT sum(diver_count) FROM order_items WHERE order_id = counted.id AND holds_seats) AS held
    FROM counted WHERE placed_by_id IS NULL AND created_at > "as_of" - INTERVAL '48 hours'
  )
  SELECT placed.scope,
    (count(*) FILTER (WHERE placed.open))::int,
    (coalesce(sum(placed.held) FILTER (WHERE placed.open), 0))::int,
    min(placed.expires_at) FILTER (WHERE placed.open),
    (count(*) FILTER (WHERE placed.recent))::int,
    min(placed.created_at) FILTER (WHERE placed.recent),
    (count(*) FILTER (WHERE placed.scope = 'account' AND placed.status IN ('expired', 'cancelled') AND EXISTS (
      SELECT FROM order_events AS ended
      WHERE ended.order_id = placed.id AND ended.from_status = 'pending_payment' AND ended.to_status = placed.status
        AND ended.at > "as_of" - INTERVAL '24 hours' AND (ended.by = 'customer' OR ended.to_status = 'expired')
    )))::int
  FROM placed GROUP BY placed.scope
$$;

-- Claims the key of a submit for its order, locks the buyer and then their network, and counts what they hold. A function,
-- since each of its statements sees what was committed while the one before it waited for a lock; in one statement the
-- count would miss the order that it waited for. Null `buyer`: the account is not active, or erased where the staff book.
CREATE FUNCTION "begin_order"(
  "submitter" UUID, "submit_key" TEXT, "submit_hash" TEXT, "new_order" UUID, "customer" UUID, "network" TEXT,
  "by_staff" BOOLEAN, "as_of" TIMESTAMPTZ
) RETURNS JSON LANGUAGE plpgsql AS $$
DECLARE
  earlier RECORD;
  buyer RECORD;
BEGIN
  INSERT INTO idempotency_keys (user_id, key, request_hash, order_id, created_at)
  VALUES ("submitter", "submit_key", "submit_hash", "new_order", "as_of") ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT request_hash AS "requestHash", order_id AS "orderId" INTO STRICT earlier
    FROM idempotency_keys WHERE user_id = "submitter" AND key = "submit_key";
    RETURN json_build_object('earlier', row_to_json(earlier));
  END IF;
  -- Without their key (FOR NO KEY UPDATE), since orders and events that refer to the account share a key lock.
  IF "by_staff" THEN
    SELECT id, email, first_name AS "firstName", last_name AS "lastName" INTO buyer
    FROM users WHERE id = "customer" AND erased_at IS NULL FOR KEY SHARE;
  ELSE
    SELECT id, email, first_name AS "firstName", last_name AS "lastName" INTO buyer
    FROM users WHERE id = "customer" AND active FOR NO KEY UPDATE;
  END IF;
  IF NOT FOUND THEN
    RETURN json_build_object('buyer', NULL);
  END IF;
  IF "by_staff" THEN
    RETURN json_build_object('buyer', row_to_json(buyer), 'holds', '[]'::json);
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('orders:' || "network", 0));
  RETURN json_build_object('buyer', row_to_json(buyer), 'holds', (
    SELECT coalesce(json_agg(held), '[]') FROM recent_holds("customer", "network", "as_of") AS held
  ));
END $$;
