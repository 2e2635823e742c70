-- The network an order came from, to count the unpaid ones of it; orders of before count by their account alone.
ALTER TABLE "orders" ADD COLUMN "network_hash" TEXT;

CREATE INDEX "orders_network_hash_created_at_idx" ON "orders"("network_hash", "created_at");
