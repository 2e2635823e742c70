-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('PENDING_PAYMENT', 'PAID', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'DECLINED', 'REFUNDED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "PaymentType" AS ENUM ('DOWN_PAYMENT', 'FULL_PAYMENT');

-- CreateEnum
CREATE TYPE "AttemptStatus" AS ENUM ('OPENING', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('CHARGE', 'REFUND', 'ON_SITE', 'ON_SITE_REFUND');

-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED', 'BY_HAND');

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "thing" TEXT NOT NULL,
    "thing_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "booking_id" VARCHAR(10) NOT NULL,
    "customer_id" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'PENDING_PAYMENT',
    "locale" VARCHAR(2) NOT NULL,
    "product_id" UUID NOT NULL,
    "departure_id" UUID NOT NULL,
    "activity_date" DATE NOT NULL,
    "quantity" INTEGER NOT NULL,
    "diver_count" INTEGER NOT NULL,
    "holds_places" BOOLEAN NOT NULL DEFAULT true,
    "snapshot" JSONB NOT NULL,
    "variant_id" UUID,
    "unit_price" INTEGER NOT NULL,
    "payment_type" "PaymentType" NOT NULL,
    "activity_fee" INTEGER NOT NULL,
    "add_on_fee" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "due_now" INTEGER NOT NULL,
    "remaining" INTEGER NOT NULL,
    "pickup_area" TEXT,
    "pickup_address" TEXT,
    "inquiry" TEXT,
    "emergency" TEXT NOT NULL,
    "decline_reason" TEXT,
    "attention" TEXT[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "placed_by_id" UUID,
    "anonymised_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_divers" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "full_name" VARCHAR(100) NOT NULL,
    "date_of_birth" DATE,
    "gender" "Gender",
    "nationality" VARCHAR(2),
    "preferred_language" VARCHAR(2),
    "phone" VARCHAR(25) NOT NULL,
    "email" TEXT NOT NULL,
    "height_cm" INTEGER NOT NULL,
    "weight_kg" INTEGER NOT NULL,
    "shoe_size" DOUBLE PRECISION NOT NULL,
    "shoe_size_system" VARCHAR(2) NOT NULL,
    "association" TEXT,
    "certification_level" TEXT NOT NULL,
    "last_dive" DATE,
    "variant" INTEGER,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "order_divers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_add_ons" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "add_on_id" UUID,
    "names" JSONB NOT NULL,
    "unit" "AddOnUnit" NOT NULL,
    "price" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "order_add_ons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "actor_id" UUID,
    "from_status" "OrderStatus",
    "to_status" "OrderStatus",
    "note" TEXT,
    "amount" INTEGER,
    "internal" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "request_hash" TEXT NOT NULL,
    "order_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "payment_attempts" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "gateway" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "session_id" TEXT,
    "payment_id" TEXT,
    "amount" INTEGER NOT NULL,
    "status" "AttemptStatus" NOT NULL DEFAULT 'OPENING',
    "payment_url" TEXT,
    "channel" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "wrong_amount" INTEGER,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "attempt_id" UUID,
    "refund_id" UUID,
    "method" TEXT,
    "recorded_by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'REQUESTED',
    "gateway_id" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gateway_events" (
    "id" UUID NOT NULL,
    "gateway" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "gateway_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_sessions" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "paid_amount" INTEGER,
    "status" TEXT NOT NULL,
    "success_url" TEXT NOT NULL,
    "failure_url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "sandbox_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_refunds" (
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "departures" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "capacity" INTEGER NOT NULL,
    "adjusted" BOOLEAN NOT NULL DEFAULT false,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "note" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "departures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "closures" (
    "id" UUID NOT NULL,
    "from_date" DATE NOT NULL,
    "to_date" DATE NOT NULL,
    "areas" TEXT[],
    "reasons" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "closures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

-- CreateIndex
CREATE INDEX "audit_entries_thing_thing_id_at_idx" ON "audit_entries"("thing", "thing_id", "at");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_at_idx" ON "audit_entries"("actor_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "orders_booking_id_key" ON "orders"("booking_id");

-- CreateIndex
CREATE INDEX "orders_customer_id_created_at_idx" ON "orders"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "orders_departure_id_idx" ON "orders"("departure_id");

-- CreateIndex
CREATE INDEX "orders_product_id_idx" ON "orders"("product_id");

-- CreateIndex
CREATE INDEX "orders_status_activity_date_idx" ON "orders"("status", "activity_date");

-- CreateIndex
CREATE INDEX "orders_activity_date_idx" ON "orders"("activity_date");

-- CreateIndex
CREATE INDEX "orders_created_at_idx" ON "orders"("created_at");

-- CreateIndex
CREATE INDEX "orders_placed_by_id_idx" ON "orders"("placed_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_divers_order_id_position_key" ON "order_divers"("order_id", "position");

-- CreateIndex
CREATE INDEX "order_add_ons_add_on_id_idx" ON "order_add_ons"("add_on_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_add_ons_order_id_position_key" ON "order_add_ons"("order_id", "position");

-- CreateIndex
CREATE INDEX "order_events_order_id_at_idx" ON "order_events"("order_id", "at");

-- CreateIndex
CREATE INDEX "order_events_actor_id_idx" ON "order_events"("actor_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts"("reference");

-- CreateIndex
CREATE INDEX "payment_attempts_order_id_idx" ON "payment_attempts"("order_id");

-- CreateIndex
CREATE INDEX "payment_attempts_status_expires_at_idx" ON "payment_attempts"("status", "expires_at");

-- CreateIndex
CREATE INDEX "payment_attempts_gateway_session_id_idx" ON "payment_attempts"("gateway", "session_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_refund_id_key" ON "ledger_entries"("refund_id");

-- CreateIndex
CREATE INDEX "ledger_entries_order_id_idx" ON "ledger_entries"("order_id");

-- CreateIndex
CREATE INDEX "ledger_entries_attempt_id_idx" ON "ledger_entries"("attempt_id");

-- CreateIndex
CREATE INDEX "ledger_entries_recorded_by_id_idx" ON "ledger_entries"("recorded_by_id");

-- CreateIndex
CREATE INDEX "ledger_entries_at_idx" ON "ledger_entries"("at");

-- CreateIndex
CREATE INDEX "refunds_order_id_idx" ON "refunds"("order_id");

-- CreateIndex
CREATE INDEX "refunds_attempt_id_idx" ON "refunds"("attempt_id");

-- CreateIndex
CREATE INDEX "refunds_status_idx" ON "refunds"("status");

-- CreateIndex
CREATE INDEX "gateway_events_received_at_idx" ON "gateway_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "gateway_events_gateway_dedupe_key_key" ON "gateway_events"("gateway", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_sessions_reference_key" ON "sandbox_sessions"("reference");

-- CreateIndex
CREATE INDEX "sandbox_sessions_created_at_idx" ON "sandbox_sessions"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_refunds_reference_key" ON "sandbox_refunds"("reference");

-- CreateIndex
CREATE INDEX "sandbox_refunds_session_id_idx" ON "sandbox_refunds"("session_id");

-- CreateIndex
CREATE INDEX "departures_date_idx" ON "departures"("date");

-- CreateIndex
CREATE UNIQUE INDEX "departures_product_id_date_key" ON "departures"("product_id", "date");

-- CreateIndex
CREATE INDEX "closures_from_date_to_date_idx" ON "closures"("from_date", "to_date");

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_id_fkey" FOREIGN KEY ("placed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_divers" ADD CONSTRAINT "order_divers_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_add_ons" ADD CONSTRAINT "order_add_ons_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_add_ons" ADD CONSTRAINT "order_add_ons_add_on_id_fkey" FOREIGN KEY ("add_on_id") REFERENCES "add_ons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sandbox_sessions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departures" ADD CONSTRAINT "departures_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must hold whatever the code does.
ALTER TABLE "departures" ADD CONSTRAINT "departures_taken_check" CHECK ("taken" >= 0 AND "taken" <= "capacity");
ALTER TABLE "closures" ADD CONSTRAINT "closures_days_check" CHECK ("from_date" <= "to_date");
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_check" CHECK (
  "quantity" >= 1 AND "diver_count" >= 1 AND "activity_fee" >= 0 AND "add_on_fee" >= 0 AND "discount" >= 0
  AND "total" = "activity_fee" + "add_on_fee" - "discount" AND "total" >= 0
  AND "due_now" >= 0 AND "remaining" >= 0 AND "due_now" + "remaining" = "total"
);
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_amount_check" CHECK ("amount" > 0);
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" ("order_id") WHERE "status" IN ('OPENING', 'PENDING');
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_check" CHECK ("amount" > 0);
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign_check" CHECK (
  CASE WHEN "kind" IN ('CHARGE', 'ON_SITE') THEN "amount" > 0 ELSE "amount" < 0 END
);
CREATE UNIQUE INDEX "ledger_entries_one_charge" ON "ledger_entries" ("attempt_id") WHERE "kind" = 'CHARGE';

CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to';
END $$;
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();
