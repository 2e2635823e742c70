-- A departure is a product on a day at a time. The version before knows one departure a day: it inserts without a time,
-- which the trigger fills in, and finds a departure by product and date.
ALTER TABLE "products" ADD COLUMN "departure_time" VARCHAR(5) NOT NULL DEFAULT '07:30';
ALTER TABLE "products" ADD CONSTRAINT "products_departure_time_check"
  CHECK ("departure_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- A product with pickup times of its own departs once the last guests are picked up.
UPDATE "products" SET "departure_time" = last_pickup.ends
FROM (
  SELECT products.id, max(own.span ->> 'to') AS ends
  FROM products, jsonb_array_elements(products.transfers -> 'pickup') AS own(span)
  WHERE products.pickup
  GROUP BY products.id
) AS last_pickup
WHERE products.id = last_pickup.id AND last_pickup.ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$';

ALTER TABLE "departures" ADD COLUMN "time" VARCHAR(5);
ALTER TABLE "departures" ADD COLUMN "removed" BOOLEAN NOT NULL DEFAULT false;
UPDATE "departures" SET "time" = products.departure_time FROM products WHERE products.id = departures.product_id;
ALTER TABLE "departures" ALTER COLUMN "time" SET NOT NULL;
ALTER TABLE "departures" ADD CONSTRAINT "departures_time_check" CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
-- The version before sells what is not closed, and does not know what is removed.
ALTER TABLE "departures" ADD CONSTRAINT "departures_removed_check" CHECK (NOT "removed" OR ("closed" AND "taken" = 0));

CREATE FUNCTION "fill_time_of_departure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.time := (SELECT departure_time FROM products WHERE id = NEW.product_id);
  RETURN NEW;
END $$;
CREATE TRIGGER "departures_time" BEFORE INSERT ON "departures"
  FOR EACH ROW WHEN (NEW.time IS NULL) EXECUTE FUNCTION "fill_time_of_departure"();

CREATE UNIQUE INDEX "departures_product_id_date_time_key" ON "departures"("product_id", "date", "time");
DROP INDEX "departures_product_id_date_key";
