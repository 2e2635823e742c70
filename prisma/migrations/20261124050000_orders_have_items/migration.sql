-- CreateEnum
CREATE TYPE "ItemState" AS ENUM ('booked', 'off');

-- CreateEnum
CREATE TYPE "ItemOffReason" AS ENUM ('cancelled', 'refunded', 'declined', 'expired');

-- CreateTable
CREATE TABLE "order_items" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" UUID NOT NULL,
    "departure_id" UUID NOT NULL,
    "activity_date" DATE NOT NULL,
    "last_day" DATE NOT NULL GENERATED ALWAYS AS (
      "activity_date" + greatest(ceil(("snapshot" ->> 'durationDays')::numeric)::int, 1) - 1
    ) STORED,
    "quantity" INTEGER NOT NULL,
    "diver_count" INTEGER NOT NULL,
    "holds_seats" BOOLEAN NOT NULL DEFAULT true,
    "snapshot" JSONB NOT NULL,
    "variant_id" UUID,
    "unit_price" INTEGER NOT NULL,
    "activity_fee" INTEGER NOT NULL,
    "add_on_fee" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "due_now_percent" INTEGER NOT NULL,
    "state" "ItemState" NOT NULL DEFAULT 'booked',
    "off_reason" "ItemOffReason",
    "off_at" TIMESTAMPTZ(3),
    "retained" INTEGER,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "order_items_off_check" CHECK (
      ("state" = 'off') = ("off_reason" IS NOT NULL) AND ("state" = 'off') = ("off_at" IS NOT NULL)
    ),
    CONSTRAINT "order_items_seats_check" CHECK ("state" = 'booked' OR NOT "holds_seats"),
    CONSTRAINT "order_items_retained_check" CHECK ("retained" >= 0 AND ("state" = 'off' OR "retained" IS NULL)),
    CONSTRAINT "order_items_amounts_check" CHECK (
      "quantity" > 0 AND "diver_count" > 0
      AND "total" = "activity_fee" + "add_on_fee" - "discount" AND "due_now_percent" BETWEEN 0 AND 100
    )
);

-- CreateTable
CREATE TABLE "order_item_divers" (
    "item_id" UUID NOT NULL,
    "diver_id" UUID NOT NULL,

    CONSTRAINT "order_item_divers_pkey" PRIMARY KEY ("item_id","diver_id")
);

-- AlterTable
ALTER TABLE "order_add_ons" ADD COLUMN     "item_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "order_items_order_id_position_key" ON "order_items"("order_id", "position");

-- CreateIndex
CREATE INDEX "order_items_departure_id_idx" ON "order_items"("departure_id");

-- CreateIndex
CREATE INDEX "order_items_product_id_idx" ON "order_items"("product_id");

-- CreateIndex
CREATE INDEX "order_items_activity_date_idx" ON "order_items"("activity_date");

-- CreateIndex
CREATE INDEX "order_items_last_day_idx" ON "order_items"("last_day");

-- CreateIndex
CREATE INDEX "order_item_divers_diver_id_idx" ON "order_item_divers"("diver_id");

-- CreateIndex
CREATE INDEX "order_add_ons_item_id_idx" ON "order_add_ons"("item_id");

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item_divers" ADD CONSTRAINT "order_item_divers_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item_divers" ADD CONSTRAINT "order_item_divers_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_add_ons" ADD CONSTRAINT "order_add_ons_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody places an order between the trigger and the items of the orders there are.
LOCK TABLE "orders" IN SHARE ROW EXCLUSIVE MODE;

CREATE FUNCTION "off_reason_of"("status" "OrderStatus") RETURNS "ItemOffReason" LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "status" IN ('refunded', 'declined', 'expired') THEN "status"::text ELSE 'cancelled' END::"ItemOffReason"
$$;

-- The one item of each order that has none, with its divers and add-ons.
CREATE FUNCTION "make_single_items"("ids" UUID[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_items" (
    "id", "order_id", "position", "product_id", "departure_id", "activity_date", "quantity", "diver_count",
    "holds_seats", "snapshot", "variant_id", "unit_price", "activity_fee", "add_on_fee", "discount", "total",
    "due_now_percent", "state", "off_reason", "off_at", "retained"
  )
  SELECT gen_random_uuid(), "id", 0, "product_id", "departure_id", "activity_date", "quantity", "diver_count",
    "holds_seats", "snapshot", "variant_id", "unit_price", "activity_fee", "add_on_fee", "discount", "total",
    CASE "payment_type" WHEN 'full_payment' THEN 100 ELSE 30 END,
    CASE WHEN "holds_seats" THEN 'booked' ELSE 'off' END::"ItemState",
    CASE WHEN NOT "holds_seats" THEN "off_reason_of"("status") END,
    CASE WHEN NOT "holds_seats" THEN coalesce((
      SELECT max("at") FROM "order_events" WHERE "order_id" = "orders"."id" AND "to_status" = "orders"."status"
    ), "updated_at") END,
    CASE WHEN NOT "holds_seats" THEN "retained" END
  FROM "orders" WHERE "id" = ANY("ids");

  INSERT INTO "order_item_divers" ("item_id", "diver_id")
  SELECT "order_items"."id", "order_divers"."id"
  FROM "order_items" JOIN "order_divers" USING ("order_id") WHERE "order_id" = ANY("ids");

  UPDATE "order_add_ons" SET "item_id" = "order_items"."id" FROM "order_items"
  WHERE "order_items"."order_id" = "order_add_ons"."order_id" AND "order_add_ons"."order_id" = ANY("ids");
END $$;

-- What the version before does to an order, done to its items. It knows one departure for each order, which is that of
-- the earliest booked item; nothing is left to do after a transaction that wrote the items itself.
CREATE FUNCTION "items_follow_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "this" "orders"%ROWTYPE;
  "lead" UUID;
BEGIN
  SELECT * INTO "this" FROM "orders" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT FROM "order_items" WHERE "order_id" = NEW."id") THEN
    PERFORM "make_single_items"(ARRAY[NEW."id"]);
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN RETURN NULL; END IF;

  SELECT "id" INTO "lead" FROM "order_items" WHERE "order_id" = NEW."id" AND "state" = 'booked'
  ORDER BY "activity_date", "position" LIMIT 1;

  IF "lead" IS NULL THEN
    -- The order has ended, or returns: the item that it showed is the one on its departure.
    IF NOT EXISTS (
      SELECT FROM "order_items" WHERE "order_id" = NEW."id"
        AND "departure_id" = "this"."departure_id" AND "activity_date" = "this"."activity_date"
    ) THEN
      UPDATE "order_items" SET "departure_id" = "this"."departure_id", "activity_date" = "this"."activity_date"
      WHERE "id" = (
        SELECT "id" FROM "order_items"
        WHERE "order_id" = NEW."id" AND "departure_id" = OLD."departure_id" AND "activity_date" = OLD."activity_date"
        ORDER BY "position" LIMIT 1
      );
    END IF;
    SELECT "id" INTO "lead" FROM "order_items"
    WHERE "order_id" = NEW."id" AND "departure_id" = "this"."departure_id" AND "activity_date" = "this"."activity_date"
    ORDER BY "position" LIMIT 1;
  ELSIF "this"."holds_seats" THEN
    -- The order was moved, maybe onto the departure of another of its items: its earliest item follows.
    UPDATE "order_items" SET "departure_id" = "this"."departure_id", "activity_date" = "this"."activity_date",
      "snapshot" = "this"."snapshot"
    WHERE "id" = "lead" AND ("departure_id", "activity_date")
      IS DISTINCT FROM ("this"."departure_id", "this"."activity_date");
  END IF;

  IF NOT "this"."holds_seats" AND EXISTS (
    SELECT FROM "order_items" WHERE "order_id" = NEW."id" AND "state" = 'booked'
  ) THEN
    -- The order has ended, and the seats of its departure are released already.
    UPDATE "departures" SET "taken" = "taken" - "held"."divers" FROM (
      SELECT "departure_id", sum("diver_count") AS "divers" FROM "order_items"
      WHERE "order_id" = NEW."id" AND "holds_seats" AND "id" <> "lead" GROUP BY 1
    ) AS "held" WHERE "departures"."id" = "held"."departure_id";
    UPDATE "order_items" SET "holds_seats" = false, "state" = 'off', "off_reason" = "off_reason_of"("this"."status"),
      "off_at" = "this"."updated_at"
    WHERE "order_id" = NEW."id" AND "state" = 'booked';
  ELSIF "this"."holds_seats" AND NOT EXISTS (
    SELECT FROM "order_items" WHERE "order_id" = NEW."id" AND "state" = 'booked'
  ) THEN
    -- An expired order was paid late, and the seats of its departure are claimed already.
    UPDATE "departures" SET "taken" = "taken" + "wanted"."divers" FROM (
      SELECT "departure_id", sum("diver_count") AS "divers" FROM "order_items"
      WHERE "order_id" = NEW."id" AND "off_reason" = 'expired' AND "id" <> "lead" GROUP BY 1
    ) AS "wanted" WHERE "departures"."id" = "wanted"."departure_id";
    UPDATE "order_items" SET "holds_seats" = true, "state" = 'booked', "off_reason" = NULL, "off_at" = NULL,
      "retained" = NULL
    WHERE "order_id" = NEW."id" AND ("off_reason" = 'expired' OR "id" = "lead");
  END IF;

  -- What a single item retains is what its order retains.
  UPDATE "order_items" SET "retained" = "this"."retained"
  WHERE "order_id" = NEW."id" AND "state" = 'off' AND "retained" IS DISTINCT FROM "this"."retained"
    AND (SELECT count(*) = 1 FROM "order_items" WHERE "order_id" = NEW."id");

  -- A move may have made another item the earliest.
  UPDATE "orders" SET "product_id" = "first"."product_id", "departure_id" = "first"."departure_id",
    "activity_date" = "first"."activity_date", "quantity" = "first"."quantity",
    "diver_count" = "first"."diver_count", "snapshot" = "first"."snapshot", "variant_id" = "first"."variant_id",
    "unit_price" = "first"."unit_price"
  FROM (
    SELECT * FROM "order_items" WHERE "order_id" = NEW."id" AND "state" = 'booked'
    ORDER BY "activity_date", "position" LIMIT 1
  ) AS "first"
  WHERE "orders"."id" = "first"."order_id" AND ("orders"."product_id", "orders"."departure_id", "orders"."activity_date",
      "orders"."quantity", "orders"."diver_count", "orders"."snapshot", "orders"."variant_id", "orders"."unit_price")
    IS DISTINCT FROM ("first"."product_id", "first"."departure_id", "first"."activity_date",
      "first"."quantity", "first"."diver_count", "first"."snapshot", "first"."variant_id", "first"."unit_price");
  RETURN NULL;
END $$;

SELECT "make_single_items"(array_agg("id")) FROM "orders";

CREATE CONSTRAINT TRIGGER "orders_items_made" AFTER INSERT ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "items_follow_order"();
CREATE CONSTRAINT TRIGGER "orders_items_follow" AFTER UPDATE ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."departure_id", OLD."activity_date", OLD."holds_seats", OLD."status", OLD."retained")
    IS DISTINCT FROM (NEW."departure_id", NEW."activity_date", NEW."holds_seats", NEW."status", NEW."retained"))
  EXECUTE FUNCTION "items_follow_order"();
