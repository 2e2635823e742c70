-- The orders without a retained amount are those that are open and those that an earlier version left; the job of each five
-- minutes that looks for the latter read every order. Undecided wrong amounts have an index.
CREATE INDEX "orders_without_retained_idx" ON "orders" ("id") WHERE "retained" IS NULL;
