-- An order plans its statements once, without the values (decision 28). PostgreSQL then takes a list for ten days or a
-- hundred departures and read whole tables where an index has the few rows: half of what an order took of the database in
-- a shop with a hundred days ahead.

-- Same answers: the limits of the counted days and the departures of their guests are looked up by their keys.
CREATE OR REPLACE FUNCTION "count_days"("counted" DATE[], "lowering" BOOLEAN) RETURNS void LANGUAGE sql AS $$
  WITH "carried" AS (
    SELECT "departure_days"."date", "part", "boat_id", "people", "shared_divers", "private_divers",
      "transport"[least("departure_days"."date" - "started"."date" + 1, cardinality("transport"))] AS "transport",
      "led_by"[least("departure_days"."date" - "started"."date" + 1, cardinality("led_by"))] AS "led_by",
      "divers_per_guide"
    FROM "departure_days"
    CROSS JOIN LATERAL (SELECT "date", "product_id" FROM "departures" WHERE "id" = "departure_id" LIMIT 1) AS "started"
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
  WHERE "day_limits"."date" = ANY("counted") AND "day_limits"."date" = "sums"."date"
    AND "day_limits"."part" = "sums"."part" AND "day_limits"."subject" = "sums"."subject"
    AND ("day_limits"."used", "day_limits"."short")
      IS DISTINCT FROM ("sums"."used", CASE WHEN "lowering" THEN "over" ELSE least("short", "over") END)
$$;

-- Same answers: the departures of an order are locked by their keys.
CREATE OR REPLACE FUNCTION "take_seats_of_all"("takes" JSONB) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "take" JSONB;
BEGIN
  PERFORM FROM "departures"
  WHERE "id" = ANY(ARRAY(SELECT ("one" ->> 'departure')::uuid FROM jsonb_array_elements("takes") AS "one"))
  ORDER BY "id" FOR UPDATE;
  FOR "take" IN SELECT "one" FROM jsonb_array_elements("takes") WITH ORDINALITY AS "elements" ("one", "nr") ORDER BY "nr" LOOP
    IF NOT "take_seats"(("take" ->> 'departure')::uuid, ("take" ->> 'divers')::int, "take" -> 'written') THEN
      RAISE EXCEPTION USING ERRCODE = 'SG001', MESSAGE = 'too few seats';
    END IF;
  END LOOP;
  RETURN true;
EXCEPTION WHEN SQLSTATE 'SG001' THEN
  RETURN false;
END $$;

-- Same answers: each need is found after the one before it within one statement, from the index alone.
CREATE OR REPLACE FUNCTION "needs_sold"() RETURNS TABLE ("needs" JSON, "days" INTEGER) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE "sold" AS (
    (
      SELECT "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days"
      FROM "products" WHERE "bookable" AND "active"
      ORDER BY "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days" LIMIT 1
    )
    UNION ALL
    SELECT "next".* FROM "sold" CROSS JOIN LATERAL (
      SELECT "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days"
      FROM "products"
      WHERE "bookable" AND "active"
        AND ("transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days")
          > ("sold"."transport", "sold"."led_by", "sold"."divers_per_guide", "sold"."parts", "sold"."served_areas",
            "sold"."duration_days")
      ORDER BY "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days" LIMIT 1
    ) AS "next"
  )
  SELECT json_build_object('transport', "transport", 'ledBy', "led_by", 'diversPerGuide', "divers_per_guide",
      'parts', "parts", 'areas', "served_areas"),
    least(greatest(1, ceil("duration_days")), greatest(cardinality("transport"), cardinality("led_by")))::int
  FROM "sold"
$$;
