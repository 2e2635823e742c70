ALTER TABLE "products" ADD COLUMN "skipped_steps" TEXT[] NOT NULL DEFAULT '{}';

CREATE TABLE "diver_links" (
    "diver_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "sealed_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "diver_links_pkey" PRIMARY KEY ("diver_id"),
    CONSTRAINT "diver_links_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id")
      ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "diver_links_token_hash_key" ON "diver_links"("token_hash");
