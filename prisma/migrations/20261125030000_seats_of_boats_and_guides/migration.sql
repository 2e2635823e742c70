-- CreateEnum
CREATE TYPE "DayPart" AS ENUM ('morning', 'afternoon', 'night');

-- CreateEnum
CREATE TYPE "Transport" AS ENUM ('boat', 'van', 'none');

-- CreateEnum
CREATE TYPE "LedBy" AS ENUM ('guide', 'instructor', 'none');

-- AlterTable
ALTER TABLE "add_ons" ADD COLUMN     "private_guide" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "takes_seat" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "companions" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "private_guide" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "divers_per_guide" INTEGER NOT NULL DEFAULT 4,
ADD COLUMN     "led_by" "LedBy"[] DEFAULT ARRAY['none']::"LedBy"[],
ADD COLUMN     "meeting_time" VARCHAR(5),
ADD COLUMN     "parts" "DayPart"[] DEFAULT ARRAY['morning', 'afternoon']::"DayPart"[],
ADD COLUMN     "served_areas" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "transport" "Transport"[] DEFAULT ARRAY['none']::"Transport"[];

-- CreateTable
CREATE TABLE "seat_counting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "boats_from" DATE,
    "guides_from" DATE,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_counting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "days" (
    "date" DATE NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "searched_below" INTEGER,
    "published_at" TIMESTAMPTZ(3),
    "published_by_id" UUID,
    "published" JSONB,

    CONSTRAINT "days_pkey" PRIMARY KEY ("date")
);

-- CreateTable
CREATE TABLE "departure_days" (
    "departure_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "people" INTEGER NOT NULL DEFAULT 0,
    "shared_divers" INTEGER NOT NULL DEFAULT 0,
    "private_divers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "boat_id" UUID,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "departure_days_pkey" PRIMARY KEY ("departure_id","date")
);

-- CreateTable
CREATE TABLE "day_limits" (
    "date" DATE NOT NULL,
    "part" "DayPart" NOT NULL,
    "subject" VARCHAR(36) NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "most" INTEGER NOT NULL,
    "short" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "day_limits_pkey" PRIMARY KEY ("date","part","subject")
);

-- CreateTable
CREATE TABLE "outings" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "boat_id" UUID NOT NULL,
    "part" "DayPart" NOT NULL,
    "captain_id" UUID,

    CONSTRAINT "outings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dive_groups" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "departure_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "leader_id" UUID,
    "pinned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "dive_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_members" (
    "group_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "diver_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "pinned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("item_id","diver_id","date")
);

-- CreateIndex
CREATE INDEX "days_published_by_id_idx" ON "days"("published_by_id");

-- CreateIndex
CREATE INDEX "departure_days_date_idx" ON "departure_days"("date");

-- CreateIndex
CREATE INDEX "departure_days_boat_id_date_idx" ON "departure_days"("boat_id", "date");

-- CreateIndex
CREATE INDEX "outings_boat_id_idx" ON "outings"("boat_id");

-- CreateIndex
CREATE INDEX "outings_captain_id_date_idx" ON "outings"("captain_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "outings_date_boat_id_part_key" ON "outings"("date", "boat_id", "part");

-- CreateIndex
CREATE INDEX "dive_groups_departure_id_idx" ON "dive_groups"("departure_id");

-- CreateIndex
CREATE INDEX "dive_groups_leader_id_date_idx" ON "dive_groups"("leader_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "dive_groups_date_departure_id_position_key" ON "dive_groups"("date", "departure_id", "position");

-- CreateIndex
CREATE INDEX "group_members_group_id_idx" ON "group_members"("group_id");

-- AddForeignKey
ALTER TABLE "days" ADD CONSTRAINT "days_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departure_days" ADD CONSTRAINT "departure_days_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departure_days" ADD CONSTRAINT "departure_days_date_fkey" FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departure_days" ADD CONSTRAINT "departure_days_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "day_limits" ADD CONSTRAINT "day_limits_date_fkey" FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outings" ADD CONSTRAINT "outings_date_fkey" FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outings" ADD CONSTRAINT "outings_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outings" ADD CONSTRAINT "outings_captain_id_fkey" FOREIGN KEY ("captain_id") REFERENCES "crew_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dive_groups" ADD CONSTRAINT "dive_groups_date_fkey" FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dive_groups" ADD CONSTRAINT "dive_groups_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dive_groups" ADD CONSTRAINT "dive_groups_leader_id_fkey" FOREIGN KEY ("leader_id") REFERENCES "crew_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "dive_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_item_id_diver_id_fkey" FOREIGN KEY ("item_id", "diver_id") REFERENCES "order_item_divers"("item_id", "diver_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "products"
  ADD CONSTRAINT "products_needs_check" CHECK (
    cardinality("transport") > 0 AND cardinality("led_by") > 0 AND cardinality("parts") > 0
    AND "divers_per_guide" BETWEEN 1 AND 4
  );
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_companions_check" CHECK ("companions" >= 0);
ALTER TABLE "departure_days" ADD CONSTRAINT "departure_days_people_check" CHECK (
  "people" >= 0 AND "shared_divers" BETWEEN 0 AND "people"
);
-- A claim can never use more than there is: only a command that lowers a limit raises what is short.
ALTER TABLE "day_limits" ADD CONSTRAINT "day_limits_used_check" CHECK (
  "used" >= 0 AND "most" >= 0 AND "short" >= 0 AND "used" <= "most" + "short"
);
ALTER TABLE "seat_counting" ADD CONSTRAINT "seat_counting_single_check" CHECK ("id" = 1);
INSERT INTO "seat_counting" ("id", "updated_at") VALUES (1, now());

-- What the products there are need, as the shop would say it; it counts only from the day that the shop sets.
UPDATE "products" SET
  "served_areas" = CASE WHEN "area" IS NULL THEN '{}' ELSE ARRAY["area"] END,
  "parts" = CASE
    WHEN "departure_time" >= '16:30' THEN '{night}'
    WHEN "duration_days" > 0.5 THEN '{morning,afternoon}'
    WHEN "departure_time" >= '11:30' THEN '{afternoon}'
    ELSE '{morning}'
  END::"DayPart"[],
  "divers_per_guide" = CASE WHEN "slug" LIKE '%discover-scuba%' THEN 2 ELSE 4 END;
UPDATE "products" SET
  "led_by" = CASE WHEN "kind" = 'course' THEN '{instructor}' ELSE '{guide}' END::"LedBy"[],
  "transport" = CASE
    WHEN "kind" = 'course' AND "dive_count" = 0 THEN '{none}'
    WHEN "area" IN ('amed', 'tulamben', 'menjangan', 'pemuteran', 'gilimanuk') THEN '{van}'
    ELSE '{boat}'
  END::"Transport"[]
WHERE "kind" IN ('trip', 'activity', 'course');
UPDATE "products" SET "transport" = ARRAY['none', "transport"[1]]::"Transport"[]
WHERE "kind" = 'course' AND "dive_count" > 0 AND "duration_days" > 1
  AND "slug" LIKE '%open-water%' AND "slug" NOT LIKE '%advanced%';
UPDATE "add_ons" SET "takes_seat" = true WHERE "slug" = 'companion';
UPDATE "add_ons" SET "private_guide" = true WHERE "slug" = 'private-guide';
UPDATE "order_items" SET "companions" = "companion"."count" FROM (
  SELECT "item_id", sum("quantity")::int AS "count" FROM "order_add_ons"
  JOIN "add_ons" ON "add_ons"."id" = "add_on_id" WHERE "takes_seat" GROUP BY 1
) AS "companion" WHERE "companion"."item_id" = "order_items"."id";
UPDATE "order_items" SET "private_guide" = true WHERE "id" IN (
  SELECT "item_id" FROM "order_add_ons" JOIN "add_ons" ON "add_ons"."id" = "add_on_id" WHERE "add_ons"."private_guide"
);

-- Locks the rows of days in ascending order and makes those that are missing; true when boats or guides count on one.
CREATE FUNCTION "lock_days"("wanted" DATE[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM unnest("wanted") AS "day" WHERE NOT EXISTS (SELECT FROM "days" WHERE "date" = "day")) THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('days'));
    INSERT INTO "days" ("date") SELECT DISTINCT "day" FROM unnest("wanted") AS "day" ORDER BY 1 ON CONFLICT DO NOTHING;
  END IF;
  PERFORM FROM "days" WHERE "date" = ANY("wanted") ORDER BY "date" FOR UPDATE;
  RETURN EXISTS (
    SELECT FROM "seat_counting", unnest("wanted") AS "day" WHERE "day" >= "boats_from" OR "day" >= "guides_from"
  );
END $$;

-- Locks the days there are within a span; until the transaction ends, nobody makes another one. Changes of boats, crew,
-- closures and products begin with it.
CREATE FUNCTION "lock_days_within"("first" DATE, "last" DATE) RETURNS SETOF DATE LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('days'));
  RETURN QUERY SELECT "date" FROM "days" WHERE "date" >= "first" AND ("last" IS NULL OR "date" <= "last")
    ORDER BY "date" FOR UPDATE;
END $$;

-- Whether a product takes its day of this number, counted from 0: the first, and those on which it needs something.
CREATE FUNCTION "takes_day"("product" "products", "number" INTEGER) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT "number" = 0
    OR "product"."transport"[least("number" + 1, cardinality("product"."transport"))] <> 'none'
    OR "product"."led_by"[least("number" + 1, cardinality("product"."led_by"))] <> 'none'
$$;

-- The departures of a product on days; days without any get the usual one, with one of the ids. The product's row is
-- locked, so that its capacity and its time cannot change before these departures exist to follow or to keep them.
CREATE FUNCTION "make_departures"("product" UUID, "wanted" DATE[], "ids" UUID[], "moment" TIMESTAMPTZ)
RETURNS SETOF "departures" LANGUAGE plpgsql AS $$
DECLARE
  "plan" "products"%ROWTYPE;
BEGIN
  SELECT * INTO "plan" FROM "products" WHERE "id" = "product" FOR SHARE;
  IF FOUND THEN
    INSERT INTO "departures" ("id", "product_id", "date", "time", "capacity", "created_at", "updated_at")
    SELECT "new"."id", "product", "new"."date", "plan"."departure_time", "plan"."seats_per_day", "moment", "moment"
    FROM unnest("ids", "wanted") AS "new" ("id", "date")
    WHERE NOT EXISTS (
      SELECT FROM "departures" WHERE "product_id" = "product" AND "departures"."date" = "new"."date"
    )
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN QUERY SELECT * FROM "departures" WHERE "product_id" = "product" AND "date" = ANY("wanted");
END $$;

-- Counts what is used of the limits of days. What is short falls with every release; only `lowering` raises it.
CREATE FUNCTION "count_days"("counted" DATE[], "lowering" BOOLEAN) RETURNS void LANGUAGE sql AS $$
  WITH "carried" AS (
    SELECT "departure_days"."date", "part", "boat_id", "people", "shared_divers", "private_divers",
      "transport"[least("departure_days"."date" - "departures"."date" + 1, cardinality("transport"))] AS "transport",
      "led_by"[least("departure_days"."date" - "departures"."date" + 1, cardinality("led_by"))] AS "led_by",
      "divers_per_guide"
    FROM "departure_days"
    JOIN "departures" ON "departures"."id" = "departure_id"
    JOIN "products" ON "products"."id" = "product_id", unnest("parts") AS "part"
    WHERE "departure_days"."date" = ANY("counted") AND "people" > 0
  ), "led" AS (
    SELECT "date", "part", "led_by", ceil("shared_divers"::numeric / "divers_per_guide") + coalesce((
      SELECT sum(ceil("divers"::numeric / "divers_per_guide")) FROM unnest("private_divers") AS "divers"
    ), 0) AS "leaders"
    FROM "carried" WHERE "led_by" <> 'none'
  ), "needed" AS (
    SELECT "date", "part", coalesce("boat_id"::text, 'unplaced') AS "subject", sum("people")::int AS "used"
    FROM "carried" WHERE "transport" <> 'none' GROUP BY 1, 2, 3
    UNION ALL
    SELECT "date", "part", 'leaders', sum("leaders")::int FROM "led" GROUP BY 1, 2
    UNION ALL
    SELECT "date", "part", 'instructors', sum("leaders")::int FROM "led" WHERE "led_by" = 'instructor' GROUP BY 1, 2
  ), "sums" AS (
    SELECT "date", "part", "subject", coalesce("needed"."used", 0) AS "used", greatest(0, coalesce("needed"."used", 0) - "most") AS "over"
    FROM "day_limits" LEFT JOIN "needed" USING ("date", "part", "subject")
    WHERE "date" = ANY("counted")
  )
  UPDATE "day_limits" SET "used" = "sums"."used",
    "short" = CASE WHEN "lowering" THEN "over" ELSE least("short", "over") END
  FROM "sums"
  WHERE "day_limits"."date" = "sums"."date" AND "day_limits"."part" = "sums"."part"
    AND "day_limits"."subject" = "sums"."subject"
    AND ("day_limits"."used", "day_limits"."short")
      IS DISTINCT FROM ("sums"."used", CASE WHEN "lowering" THEN "over" ELSE least("short", "over") END)
$$;

-- Counts the people of departures on each day they take; a departure without people leaves its boat unless it is fixed.
CREATE FUNCTION "count_departures"("ids" UUID[]) RETURNS void LANGUAGE sql AS $$
  WITH "held" AS (
    SELECT "order_items"."departure_id", "day"::date AS "date", sum("diver_count" + "companions")::int AS "people",
      coalesce(sum("diver_count") FILTER (WHERE NOT "private_guide"), 0)::int AS "shared_divers",
      coalesce(array_agg("diver_count" ORDER BY "diver_count", "order_items"."id") FILTER (WHERE "private_guide"), '{}')
        AS "private_divers"
    FROM "order_items" JOIN "products" ON "products"."id" = "product_id",
      generate_series("activity_date", "last_day", interval '1 day') AS "day"
    WHERE "departure_id" = ANY("ids") AND "holds_seats"
      AND "takes_day"("products", "day"::date - "activity_date")
    GROUP BY 1, 2
  ), "gone" AS (
    SELECT "departure_id", "date", "pinned" OR "published" AS "fixed" FROM "departure_days"
    WHERE "departure_id" = ANY("ids")
      AND NOT EXISTS (
        SELECT FROM "held"
        WHERE "held"."departure_id" = "departure_days"."departure_id" AND "held"."date" = "departure_days"."date"
      )
  ), "deleted" AS (
    DELETE FROM "departure_days" USING "gone"
    WHERE "departure_days"."departure_id" = "gone"."departure_id" AND "departure_days"."date" = "gone"."date"
      AND NOT "fixed"
  ), "emptied" AS (
    UPDATE "departure_days" SET "people" = 0, "shared_divers" = 0, "private_divers" = '{}' FROM "gone"
    WHERE "departure_days"."departure_id" = "gone"."departure_id" AND "departure_days"."date" = "gone"."date" AND "fixed"
  )
  INSERT INTO "departure_days" ("departure_id", "date", "people", "shared_divers", "private_divers")
  SELECT "departure_id", "date", "people", "shared_divers", "private_divers" FROM "held"
  ON CONFLICT ("departure_id", "date") DO UPDATE SET
    "people" = EXCLUDED."people", "shared_divers" = EXCLUDED."shared_divers", "private_divers" = EXCLUDED."private_divers"
$$;

-- Writes the boats of departures, the limits of days, and with how many people their boats are not searched. A limit
-- that falls below what is used makes the day short.
CREATE FUNCTION "write_days"("written" JSONB) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "days" SET "searched_below" = ("day" ->> 'searchedBelow')::int
  FROM jsonb_array_elements("written") AS "day"
  WHERE "date" = ("day" ->> 'date')::date AND "searched_below" IS DISTINCT FROM ("day" ->> 'searchedBelow')::int;

  INSERT INTO "departure_days" ("departure_id", "date", "boat_id")
  SELECT ("one" ->> 'departure')::uuid, ("day" ->> 'date')::date, ("one" ->> 'boat')::uuid
  FROM jsonb_array_elements("written") AS "day", jsonb_array_elements("day" -> 'boats') AS "one"
  ON CONFLICT ("departure_id", "date") DO UPDATE SET "boat_id" = EXCLUDED."boat_id";

  DELETE FROM "day_limits" USING jsonb_array_elements("written") AS "day"
  WHERE "date" = ("day" ->> 'date')::date AND jsonb_typeof("day" -> 'limits') = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements("day" -> 'limits') AS "one"
    WHERE "one" ->> 'subject' = "subject" AND ("one" ->> 'part')::"DayPart" = "part"
  );
  INSERT INTO "day_limits" AS "old" ("date", "part", "subject", "most")
  SELECT ("day" ->> 'date')::date, ("one" ->> 'part')::"DayPart", "one" ->> 'subject', ("one" ->> 'most')::int
  FROM jsonb_array_elements("written") AS "day", jsonb_array_elements("day" -> 'limits') AS "one"
  WHERE jsonb_typeof("day" -> 'limits') = 'array'
  ON CONFLICT ("date", "part", "subject") DO UPDATE
    SET "most" = EXCLUDED."most", "short" = greatest("old"."short", "old"."used" - EXCLUDED."most");
END $$;

-- Takes the seats of a departure if there are enough, with what that changes on its days.
CREATE FUNCTION "take_seats"("departure" UUID, "divers" INTEGER, "written" JSONB) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "departures" SET "taken" = "taken" + "divers"
  WHERE "id" = "departure" AND NOT "closed" AND "taken" + "divers" <= "capacity";
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM "write_days"("written");
  RETURN true;
END $$;

-- Writes days whose limits the staff changed. What is sold beyond them becomes short.
CREATE FUNCTION "recount_days"("written" JSONB) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "touched" DATE[] := ARRAY(SELECT ("day" ->> 'date')::date FROM jsonb_array_elements("written") AS "day");
BEGIN
  PERFORM "write_days"("written");
  PERFORM "count_days"("touched", true);
  UPDATE "days" SET "version" = "version" + 1 WHERE "date" = ANY("touched");
END $$;

-- Every item that takes or releases seats, whoever writes it, is counted on the days of its departure.
CREATE FUNCTION "days_follow_item"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "touched" DATE[] := '{}';
  "ids" UUID[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    "ids" := "ids" || NEW."departure_id";
    SELECT "touched" || array_agg("day"::date) INTO "touched"
    FROM "products", generate_series(NEW."activity_date", NEW."last_day", interval '1 day') AS "day"
    WHERE "products"."id" = NEW."product_id" AND "takes_day"("products", "day"::date - NEW."activity_date");
  END IF;
  IF TG_OP <> 'INSERT' THEN
    "ids" := "ids" || OLD."departure_id";
    SELECT "touched" || coalesce(array_agg("day"::date), '{}') INTO "touched"
    FROM "products", generate_series(OLD."activity_date", OLD."last_day", interval '1 day') AS "day"
    WHERE "products"."id" = OLD."product_id" AND "takes_day"("products", "day"::date - OLD."activity_date");
    DELETE FROM "group_members" WHERE "item_id" = OLD."id";
  END IF;
  -- What the product needed before may have counted other days.
  "touched" := "touched" || ARRAY(SELECT "date" FROM "departure_days" WHERE "departure_id" = ANY("ids"));
  PERFORM "lock_days"("touched");
  PERFORM "count_departures"("ids");
  PERFORM "count_days"("touched", false);
  UPDATE "days" SET "version" = "version" + 1 WHERE "date" = ANY("touched");
  RETURN NULL;
END $$;

CREATE TRIGGER "order_items_days_made" AFTER INSERT ON "order_items" FOR EACH ROW
  WHEN (NEW."holds_seats") EXECUTE FUNCTION "days_follow_item"();
CREATE TRIGGER "order_items_days_follow" AFTER UPDATE ON "order_items" FOR EACH ROW
  WHEN ((OLD."departure_id", OLD."activity_date", OLD."last_day", OLD."holds_seats", OLD."diver_count",
      OLD."companions", OLD."private_guide")
    IS DISTINCT FROM (NEW."departure_id", NEW."activity_date", NEW."last_day", NEW."holds_seats", NEW."diver_count",
      NEW."companions", NEW."private_guide"))
  EXECUTE FUNCTION "days_follow_item"();
CREATE TRIGGER "order_items_days_left" AFTER DELETE ON "order_items" FOR EACH ROW
  WHEN (OLD."holds_seats") EXECUTE FUNCTION "days_follow_item"();

-- The version before writes add-ons without their items, which they get when the transaction commits.
CREATE FUNCTION "item_follows_add_on"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order_items" SET
    "companions" = "companions" + CASE WHEN "add_ons"."takes_seat" THEN NEW."quantity" ELSE 0 END,
    "private_guide" = "order_items"."private_guide" OR "add_ons"."private_guide"
  FROM "add_ons"
  WHERE "order_items"."id" = NEW."item_id" AND "add_ons"."id" = NEW."add_on_id"
    AND ("add_ons"."takes_seat" OR "add_ons"."private_guide");
  RETURN NULL;
END $$;

CREATE TRIGGER "order_add_ons_item_follows" AFTER UPDATE OF "item_id" ON "order_add_ons" FOR EACH ROW
  WHEN (OLD."item_id" IS NULL AND NEW."item_id" IS NOT NULL) EXECUTE FUNCTION "item_follows_add_on"();

INSERT INTO "days" ("date")
SELECT DISTINCT "day"::date
FROM "order_items" JOIN "products" ON "products"."id" = "product_id",
  generate_series("activity_date", "last_day", interval '1 day') AS "day"
WHERE "holds_seats" AND "takes_day"("products", "day"::date - "activity_date");
SELECT "count_departures"(array_agg(DISTINCT "departure_id")) FROM "order_items" WHERE "holds_seats";
