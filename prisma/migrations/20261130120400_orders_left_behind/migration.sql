-- What the job of each five minutes looks for, which read every order: those without a retained amount, which are open or
-- were left by an earlier version, and wrong amounts that nobody has decided about.
CREATE INDEX "orders_without_retained_idx" ON "orders" ("id") WHERE "retained" IS NULL;
CREATE INDEX "payment_attempts_wrong_undecided_idx" ON "payment_attempts" ("order_id")
  WHERE "wrong_amount" IS NOT NULL AND "wrong_outcome" IS NULL;
