-- The step of this name in scripts/lib/migrations.ts has sealed what was left in these columns. Nobody writes to them
-- between the guard and the end.
LOCK TABLE "orders", "order_divers" IN ACCESS EXCLUSIVE MODE;

DO $guard$
DECLARE
  unsealed bigint;
BEGIN
  SELECT count(*) INTO unsealed FROM (
    SELECT "id" FROM "orders" WHERE "pickup_address" IS NOT NULL OR "inquiry" IS NOT NULL
    UNION ALL
    SELECT "id" FROM "order_divers"
    WHERE "date_of_birth" IS NOT NULL OR "phone" <> '' OR "height_cm" <> 0 OR "weight_kg" <> 0
  ) AS plain;
  IF unsealed > 0 THEN
    RAISE EXCEPTION '% rows of orders and order_divers still have personal data in plain text. Apply this migration with npm start, which seals them first.', unsealed;
  END IF;
END
$guard$;

-- An earlier version that ran meanwhile erased the columns it knew.
UPDATE "order_divers" SET "sealed_details" = NULL, "phone_marks" = '{}' FROM "orders"
WHERE "orders"."id" = "order_id" AND "orders"."anonymised_at" IS NOT NULL AND "order_divers"."sealed_details" IS NOT NULL;
UPDATE "orders" SET "sealed_details" = NULL WHERE "anonymised_at" IS NOT NULL AND "sealed_details" IS NOT NULL;

ALTER TABLE "orders" DROP COLUMN "pickup_address", DROP COLUMN "inquiry";
ALTER TABLE "order_divers"
  DROP COLUMN "date_of_birth",
  DROP COLUMN "phone",
  DROP COLUMN "height_cm",
  DROP COLUMN "weight_kg";

-- What was updated or dropped stays in the files until something else takes its space; written anew, the tables no
-- longer have it.
CLUSTER "orders" USING "orders_pkey";
CLUSTER "order_divers" USING "order_divers_pkey";
ALTER TABLE "orders" SET WITHOUT CLUSTER;
ALTER TABLE "order_divers" SET WITHOUT CLUSTER;
