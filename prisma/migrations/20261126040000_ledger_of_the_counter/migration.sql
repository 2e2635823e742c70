-- Money taken at the counter: reversals of mistaken entries, and what is on account until a later payment settles it.
ALTER TYPE "LedgerKind" ADD VALUE 'on_site_reversal';
ALTER TYPE "LedgerKind" ADD VALUE 'on_account';
ALTER TYPE "LedgerKind" ADD VALUE 'off_account';

-- Receipts are numbered per year without gaps: the row of the year is locked in the transaction that issues one.
CREATE TABLE "receipt_series" (
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "receipt_series_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "receipts" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "issued_by_id" UUID,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "receipts_number_check" CHECK ("number" >= 1)
);
CREATE UNIQUE INDEX "receipts_year_number_key" ON "receipts"("year", "number");
CREATE INDEX "receipts_order_id_idx" ON "receipts"("order_id");
CREATE INDEX "receipts_issued_by_id_idx" ON "receipts"("issued_by_id");
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "ledger_entries" ADD COLUMN "reverses_id" UUID;
ALTER TABLE "ledger_entries" ADD COLUMN "settled_by_id" UUID;
ALTER TABLE "ledger_entries" ADD COLUMN "received" INTEGER;
ALTER TABLE "ledger_entries" ADD COLUMN "receipt_id" UUID;
CREATE UNIQUE INDEX "ledger_entries_reverses_id_key" ON "ledger_entries"("reverses_id");
CREATE INDEX "ledger_entries_settled_by_id_idx" ON "ledger_entries"("settled_by_id");
CREATE INDEX "ledger_entries_receipt_id_idx" ON "ledger_entries"("receipt_id");
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_settled_by_id_fkey" FOREIGN KEY ("settled_by_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- As text, since a value cannot be used in the transaction that adds it to its type.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign_check";
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign_check" CHECK (
  CASE WHEN "kind"::text IN ('charge', 'on_site', 'on_account') THEN "amount" > 0 ELSE "amount" < 0 END
);
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_links_check" CHECK (
  ("reverses_id" IS NOT NULL OR "kind"::text <> 'on_site_reversal')
  AND ("reverses_id" IS NULL OR "kind"::text IN ('on_site_reversal', 'on_account', 'off_account'))
  AND ("settled_by_id" IS NULL OR "kind"::text = 'off_account')
  AND ("received" IS NULL OR ("kind"::text = 'on_site' AND "received" >= "amount"))
);

-- An attempt of an order that is paid in part pays the rest of it, not what was due at once.
ALTER TABLE "payment_attempts" ADD COLUMN "for_rest" BOOLEAN NOT NULL DEFAULT false;
