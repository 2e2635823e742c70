-- An action of the staff on many orders, with a row and a state for each of them.
CREATE TYPE "BulkKind" AS ENUM ('confirm', 'cancel', 'move', 'mail', 'whatsapp', 'print');
CREATE TYPE "BulkRowState" AS ENUM ('waiting', 'done', 'refused', 'skipped');

CREATE TABLE "bulk_acts" (
    "id" UUID NOT NULL,
    "kind" "BulkKind" NOT NULL,
    "started_by_id" UUID NOT NULL,
    "idempotency_key" VARCHAR(200) NOT NULL,
    "request_hash" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_acts_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "bulk_acts_started_by_id_idempotency_key_key" ON "bulk_acts"("started_by_id", "idempotency_key");
CREATE INDEX "bulk_acts_created_at_idx" ON "bulk_acts"("created_at");
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "bulk_rows" (
    "act_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "order_id" UUID NOT NULL,
    "state" "BulkRowState" NOT NULL DEFAULT 'waiting',
    "refusal" JSONB,
    "refund" INTEGER,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_rows_pkey" PRIMARY KEY ("act_id", "position"),
    CONSTRAINT "bulk_rows_settled_check" CHECK (("state" = 'waiting') = ("settled_at" IS NULL))
);
CREATE UNIQUE INDEX "bulk_rows_act_id_order_id_key" ON "bulk_rows"("act_id", "order_id");
CREATE INDEX "bulk_rows_order_id_idx" ON "bulk_rows"("order_id");
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "bulk_acts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
