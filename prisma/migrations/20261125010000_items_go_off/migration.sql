-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "refunded" INTEGER,
ADD COLUMN     "waived" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "order_events" ADD COLUMN     "item_id" UUID;

-- CreateIndex
CREATE INDEX "order_events_item_id_idx" ON "order_events"("item_id");

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "order_items" ADD CONSTRAINT "order_items_refunded_check" CHECK (
  "refunded" >= 0 AND ("state" = 'off' OR "refunded" IS NULL)
);
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_waived_check" CHECK (
  "waived" >= 0 AND ("state" = 'off' OR "waived" = 0)
);

-- What is due of an unpaid order falls by its items that go off, while its total stays the sum of all its items.
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_check";
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_check" CHECK (
  "quantity" >= 1 AND "diver_count" >= 1 AND "activity_fee" >= 0 AND "add_on_fee" >= 0 AND "discount" >= 0
  AND "total" = "activity_fee" + "add_on_fee" - "discount" AND "total" >= 0
  AND "due_now" >= 0 AND "remaining" >= 0 AND "due_now" + "remaining" <= "total"
);

-- As before, except that an order that returns brings its expired items back rather than one that was cancelled earlier.
CREATE OR REPLACE FUNCTION "items_follow_order"() RETURNS trigger LANGUAGE plpgsql AS $$
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
        ORDER BY "off_reason" IS DISTINCT FROM 'expired', "position" LIMIT 1
      );
    END IF;
    SELECT "id" INTO "lead" FROM "order_items"
    WHERE "order_id" = NEW."id" AND "departure_id" = "this"."departure_id" AND "activity_date" = "this"."activity_date"
    ORDER BY "off_reason" IS DISTINCT FROM 'expired', "position" LIMIT 1;
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
      "retained" = NULL, "refunded" = NULL
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
