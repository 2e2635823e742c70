-- The sites that the home page shows, in the owner's order; those it has shown so far stay on it.
ALTER TABLE "locations" ADD COLUMN "home_position" INTEGER;
ALTER TABLE "locations" ADD CONSTRAINT "locations_home_position_check" CHECK ("home_position" > 0);

UPDATE "locations" SET "home_position" = CASE "slug"
  WHEN 'manta-point' THEN 1
  WHEN 'usat-liberty' THEN 2
  WHEN 'crystal-bay' THEN 3
  ELSE 4
END
WHERE "slug" IN ('manta-point', 'usat-liberty', 'crystal-bay', 'pos-ii');
