-- A captain chosen by hand stays when the day is planned.
ALTER TABLE "outings" ADD COLUMN "pinned" BOOLEAN NOT NULL DEFAULT false;
