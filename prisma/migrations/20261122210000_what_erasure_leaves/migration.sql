-- Whose a message is, also when its address is no longer, or never was, that of the account.
ALTER TABLE "messages" ADD COLUMN "account_id" UUID;
CREATE INDEX "messages_account_id_idx" ON "messages"("account_id");
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_fkey"
  FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Callbacks name their payers, and nothing reads them again.
ALTER TABLE "gateway_events" ALTER COLUMN "body" DROP NOT NULL;
UPDATE "gateway_events" SET "body" = NULL;

-- The page of a payment that is over shows nothing but who it was for.
UPDATE "payment_attempts" SET "payment_url" = NULL WHERE "status" NOT IN ('OPENING', 'PENDING');

-- Orders that are still to be anonymised are few beside those that were.
CREATE INDEX "orders_to_anonymise" ON "orders" ("last_day") WHERE "anonymised_at" IS NULL;

-- What anonymised orders have kept until now.
UPDATE "orders" SET "decline_reason" = NULL WHERE "anonymised_at" IS NOT NULL;
UPDATE "order_divers" SET "association" = NULL, "certification_level" = 'none', "shoe_size_system" = 'EU', "variant" = NULL
  FROM "orders" WHERE "orders"."id" = "order_id" AND "anonymised_at" IS NOT NULL;
UPDATE "order_events" SET "note" = NULL
  FROM "orders" WHERE "orders"."id" = "order_id" AND "anonymised_at" IS NOT NULL
    AND "kind" NOT IN ('moved', 'wrong_amount');
UPDATE "refunds" SET "last_error" = NULL
  FROM "orders" WHERE "orders"."id" = "order_id" AND "anonymised_at" IS NOT NULL;
UPDATE "payment_attempts" SET "payment_url" = NULL
  FROM "orders" WHERE "orders"."id" = "order_id" AND "anonymised_at" IS NOT NULL;
UPDATE "audit_entries" SET "before" = "before" - 'reason', "after" = "after" - 'reason'
  FROM "orders" WHERE "thing" = 'order' AND "thing_id" = "orders"."id"::text AND "anonymised_at" IS NOT NULL;
DELETE FROM "idempotency_keys" USING "users" WHERE "users"."id" = "user_id" AND "erased_at" IS NOT NULL;
