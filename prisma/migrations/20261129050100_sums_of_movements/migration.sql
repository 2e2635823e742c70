-- What has been taken and given back of each kind and in each way, so that the totals of all payments need not add up all
-- of them. A movement adds a row of its own instead of changing a common one, for which payments would wait in line; a
-- job gathers these rows. Movements are never changed or deleted, so that the sums stay right.
CREATE TABLE "ledger_sums" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "LedgerKind" NOT NULL,
    "method" TEXT,
    "gateway" TEXT,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ledger_sums_pkey" PRIMARY KEY ("id")
);

CREATE FUNCTION add_to_ledger_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sums (kind, method, gateway, amount)
  SELECT made.kind, made.method, gateway, sum(made.amount)
  FROM made LEFT JOIN payment_attempts ON payment_attempts.id = attempt_id GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE TRIGGER "ledger_entries_summed" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_ledger_sums();

-- No movement may come between this and the trigger, which the lock of its creation prevents.
INSERT INTO ledger_sums (kind, method, gateway, amount)
SELECT ledger_entries.kind, ledger_entries.method, gateway, sum(ledger_entries.amount)
FROM ledger_entries LEFT JOIN payment_attempts ON payment_attempts.id = attempt_id GROUP BY 1, 2, 3;

-- The movements that went one way on site, which are few beside those of a gateway.
CREATE INDEX "ledger_entries_method_at_id_idx" ON "ledger_entries"("method", "at", "id");
