-- What a product needs, as the rules of seats read it: the only place that puts it together for a statement.
CREATE FUNCTION "needs_of"("product" "products") RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('transport', "product"."transport", 'ledBy', "product"."led_by",
    'diversPerGuide', "product"."divers_per_guide", 'parts', "product"."parts", 'areas', "product"."served_areas")
$$;

-- The days that departures of products take by what these need now; without a length they are as long as their product.
CREATE FUNCTION "days_of_stays"("products_of" UUID[], "first_days" DATE[], "lengths" DOUBLE PRECISION[])
RETURNS DATE[] LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(array_agg(DISTINCT "first_day" + "number"), '{}')
  FROM unnest("products_of", "first_days", "lengths") AS "stay" ("product_id", "first_day", "length")
  JOIN "products" ON "products"."id" = "product_id",
    generate_series(0, greatest(1, ceil(coalesce("length", "duration_days")))::int - 1) AS "number"
  WHERE "takes_day"("products", "number")
$$;

-- Locks the days that departures take. A product that was changed while this waited may take others: then there is no
-- answer, because days are locked in ascending order only. From then on its needs cannot change.
CREATE FUNCTION "lock_stays"("products_of" UUID[], "first_days" DATE[], "lengths" DOUBLE PRECISION[])
RETURNS TABLE ("first_day" DATE, "last_day" DATE, "counts" BOOLEAN) LANGUAGE plpgsql AS $$
DECLARE
  "wanted" DATE[] := "days_of_stays"("products_of", "first_days", "lengths");
BEGIN
  "counts" := "lock_days"("wanted");
  IF NOT "days_of_stays"("products_of", "first_days", "lengths") <@ "wanted" THEN RETURN; END IF;
  SELECT min("day"), max("day") INTO "first_day", "last_day" FROM unnest("wanted") AS "day";
  RETURN NEXT;
END $$;
