-- Invoices and credit notes are numbered per year in one series without gaps: the row of the year is locked in the
-- transaction that issues one.
CREATE TYPE "InvoiceKind" AS ENUM ('invoice', 'credit_note');

CREATE TABLE "invoice_series" (
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "prefix" VARCHAR(20) NOT NULL,
    "credits_id" UUID,
    "locale" VARCHAR(2) NOT NULL,
    "issuer" JSONB NOT NULL,
    "recipient" TEXT,
    "lines" JSONB NOT NULL,
    "taxes" JSONB NOT NULL,
    "net" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "paid" INTEGER NOT NULL,
    "issued_by_id" UUID,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoices_number_check" CHECK ("number" >= 1),
    CONSTRAINT "invoices_sign_check" CHECK (CASE WHEN "kind" = 'invoice' THEN "total" > 0 ELSE "total" < 0 END),
    CONSTRAINT "invoices_credits_check" CHECK (("kind" = 'credit_note') = ("credits_id" IS NOT NULL))
);
CREATE UNIQUE INDEX "invoices_year_number_key" ON "invoices"("year", "number");
CREATE UNIQUE INDEX "invoices_credits_id_key" ON "invoices"("credits_id");
CREATE INDEX "invoices_order_id_idx" ON "invoices"("order_id");
CREATE INDEX "invoices_issued_by_id_idx" ON "invoices"("issued_by_id");
CREATE INDEX "invoices_issued_at_idx" ON "invoices"("issued_at");
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_fkey" FOREIGN KEY ("credits_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
