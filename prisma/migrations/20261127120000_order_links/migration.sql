-- The link by which a guest without an account opens their order; only the hash of its token is stored.
CREATE TABLE "order_links" (
    "order_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "order_links_pkey" PRIMARY KEY ("order_id")
);
CREATE UNIQUE INDEX "order_links_token_hash_key" ON "order_links"("token_hash");
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
