-- The last day follows from the first and the length, so the database keeps it; half a day is a day.
ALTER TABLE "orders" ADD COLUMN "last_day" DATE NOT NULL GENERATED ALWAYS AS (
  "activity_date" + greatest(ceil(("snapshot" ->> 'durationDays')::numeric)::int, 1) - 1
) STORED;

-- CreateIndex
CREATE INDEX "orders_last_day_idx" ON "orders"("last_day");
