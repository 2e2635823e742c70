-- Orders are found by the words of their pickup address, which is sealed: keyed hashes, written with the order. The next
-- start computes those of existing orders, and of what the version before writes.
ALTER TABLE "orders" ADD COLUMN "address_marks" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE INDEX "orders_address_marks_idx" ON "orders" USING GIN ("address_marks");
