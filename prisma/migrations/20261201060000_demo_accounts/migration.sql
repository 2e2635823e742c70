ALTER TABLE "users" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- Those of demos made by the version before; nobody has an address below .test, which is reserved.
UPDATE "users" SET "is_demo" = true WHERE "email" LIKE '%@segara.test' OR "email" LIKE '%@example.test';
