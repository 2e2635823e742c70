-- A closed day of the counter: what was counted beside what should be there, and the entries that it covers.
CREATE TABLE "cash_reports" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "closed_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cash_reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "cash_reports_counted_check" CHECK ("counted" >= 0)
);
CREATE UNIQUE INDEX "cash_reports_date_key" ON "cash_reports"("date");
CREATE INDEX "cash_reports_closed_by_id_idx" ON "cash_reports"("closed_by_id");
ALTER TABLE "cash_reports" ADD CONSTRAINT "cash_reports_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "cash_report_entries" (
    "entry_id" UUID NOT NULL,
    "report_id" UUID NOT NULL,

    CONSTRAINT "cash_report_entries_pkey" PRIMARY KEY ("entry_id")
);
CREATE INDEX "cash_report_entries_report_id_idx" ON "cash_report_entries"("report_id");
ALTER TABLE "cash_report_entries" ADD CONSTRAINT "cash_report_entries_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cash_report_entries" ADD CONSTRAINT "cash_report_entries_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "cash_reports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
