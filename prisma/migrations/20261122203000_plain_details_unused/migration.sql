-- From here on nothing names the plain columns any more, so that a later migration can drop them while this version
-- runs; rows are written without them.
ALTER TABLE "order_divers"
  ALTER COLUMN "phone" SET DEFAULT '',
  ALTER COLUMN "height_cm" SET DEFAULT 0,
  ALTER COLUMN "weight_kg" SET DEFAULT 0;
