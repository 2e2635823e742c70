ALTER TABLE "orders" ADD COLUMN "passed_on" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "order_items" ADD COLUMN "fees" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "order_items" ADD COLUMN "passed_on" INTEGER NOT NULL DEFAULT 0;

-- Widens: passed_on is 0 in rows of the previous release.
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_check", ADD CONSTRAINT "orders_amounts_check" CHECK (
  "activity_fee" >= 0 AND "add_on_fee" >= 0 AND "discount" >= 0 AND "passed_on" >= 0
  AND "total" = "activity_fee" + "add_on_fee" - "discount" + "passed_on" + "adjustment" AND "total" >= 0
  AND "due_now" >= 0 AND "remaining" >= 0 AND "due_now" + "remaining" <= "total"
);
-- Widens: passed_on is 0 in rows of the previous release.
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_amounts_check", ADD CONSTRAINT "order_items_amounts_check" CHECK (
  "diver_count" > 0 AND "passed_on" >= 0
  AND "total" = "activity_fee" + "add_on_fee" - "discount" + "passed_on" + "adjustment" AND "total" >= 0
  AND "due_now_percent" BETWEEN 0 AND 100
);

DROP INDEX "order_items_sales_idx";
CREATE INDEX "order_items_sales_idx"
  ON "order_items"("activity_date", "id", "order_id", "product_id", "diver_count", "total", "passed_on", "state");
