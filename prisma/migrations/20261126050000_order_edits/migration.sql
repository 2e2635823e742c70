-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "adjustment" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "adjustment" INTEGER NOT NULL DEFAULT 0;

-- A price that the staff left as it was after a change differs from the sum of its lines by the adjustment.
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_check";
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_check" CHECK (
  "quantity" >= 1 AND "diver_count" >= 1 AND "activity_fee" >= 0 AND "add_on_fee" >= 0 AND "discount" >= 0
  AND "total" = "activity_fee" + "add_on_fee" - "discount" + "adjustment" AND "total" >= 0
  AND "due_now" >= 0 AND "remaining" >= 0 AND "due_now" + "remaining" <= "total"
);
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_amounts_check";
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_amounts_check" CHECK (
  "quantity" > 0 AND "diver_count" > 0
  AND "total" = "activity_fee" + "add_on_fee" - "discount" + "adjustment" AND "total" >= 0
  AND "due_now_percent" BETWEEN 0 AND 100
);
