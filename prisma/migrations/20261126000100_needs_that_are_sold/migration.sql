CREATE INDEX "products_by_needs" ON "products"
  ("transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days") WHERE "bookable" AND "active";

-- What the products need that are sold by the day, each once, and on how many of their days that differs. Thousands of
-- products need few different things: each is found in the index after the one before it.
CREATE FUNCTION "needs_sold"() RETURNS TABLE ("needs" JSON, "days" INTEGER) LANGUAGE plpgsql STABLE AS $$
DECLARE
  "one" "products"%ROWTYPE;
BEGIN
  SELECT * INTO "one" FROM "products" WHERE "bookable" AND "active"
  ORDER BY "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days" LIMIT 1;
  WHILE FOUND LOOP
    "needs" := "needs_of"("one");
    "days" := least(greatest(1, ceil("one"."duration_days")),
      greatest(cardinality("one"."transport"), cardinality("one"."led_by")));
    RETURN NEXT;
    SELECT * INTO "one" FROM "products"
    WHERE "bookable" AND "active"
      AND ("transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days")
        > ("one"."transport", "one"."led_by", "one"."divers_per_guide", "one"."parts", "one"."served_areas",
          "one"."duration_days")
    ORDER BY "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days" LIMIT 1;
  END LOOP;
END $$;
