-- Whether a course is the refresher that the booking form suggests to guests who have not dived for long.
ALTER TABLE "products" ADD COLUMN "refresher" BOOLEAN NOT NULL DEFAULT false;
-- The demo has had its refresher all along.
UPDATE "products" SET "refresher" = true WHERE "slug" = 'reactivate' AND "kind" = 'course';
