-- The till of the counter: its float, cash in and out for no order, and counts that are handed over before the closing.
ALTER TABLE "cash_reports" ADD COLUMN "left_in_till" INTEGER
  CONSTRAINT "cash_reports_left_in_till_check" CHECK ("left_in_till" BETWEEN 0 AND "counted");

CREATE TYPE "TillEntryKind" AS ENUM ('float', 'cash_in', 'petty_cash', 'bank_deposit');

CREATE TABLE "till_entries" (
    "id" UUID NOT NULL,
    "kind" "TillEntryKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "reverses_id" UUID,
    "recorded_by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "till_entries_pkey" PRIMARY KEY ("id"),
    -- A reversal has the kind of what it reverses and the opposite sign; a float may be empty.
    CONSTRAINT "till_entries_sign_check" CHECK (
      ("amount" > 0) = (("kind" IN ('float', 'cash_in')) = ("reverses_id" IS NULL)) AND "amount" <> 0
      OR "amount" = 0 AND "kind" = 'float'
    ),
    CONSTRAINT "till_entries_reason_check" CHECK (
      "reason" <> '' OR "kind" = 'float' AND "reverses_id" IS NULL
    )
);
CREATE UNIQUE INDEX "till_entries_reverses_id_key" ON "till_entries"("reverses_id");
CREATE INDEX "till_entries_at_id_idx" ON "till_entries"("at", "id");
CREATE INDEX "till_entries_recorded_by_id_idx" ON "till_entries"("recorded_by_id");
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "till_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "till_report_entries" (
    "entry_id" UUID NOT NULL,
    "report_id" UUID NOT NULL,

    CONSTRAINT "till_report_entries_pkey" PRIMARY KEY ("entry_id")
);
CREATE INDEX "till_report_entries_report_id_idx" ON "till_report_entries"("report_id");
ALTER TABLE "till_report_entries" ADD CONSTRAINT "till_report_entries_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "till_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "till_report_entries" ADD CONSTRAINT "till_report_entries_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "cash_reports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "till_counts" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "left_in_till" INTEGER NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "counted_by_id" UUID,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "till_counts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "till_counts_counted_check" CHECK ("counted" >= 0 AND "left_in_till" BETWEEN 0 AND "counted")
);
CREATE INDEX "till_counts_date_counted_at_id_idx" ON "till_counts"("date", "counted_at", "id");
CREATE INDEX "till_counts_counted_by_id_idx" ON "till_counts"("counted_by_id");
ALTER TABLE "till_counts" ADD CONSTRAINT "till_counts_counted_by_id_fkey" FOREIGN KEY ("counted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER "till_entries_append_only" BEFORE UPDATE OR DELETE ON "till_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();
CREATE TRIGGER "till_counts_append_only" BEFORE UPDATE OR DELETE ON "till_counts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();
