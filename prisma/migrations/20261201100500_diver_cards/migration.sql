CREATE TABLE "diver_cards" (
    "diver_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "diver_cards_pkey" PRIMARY KEY ("diver_id"),
    CONSTRAINT "diver_cards_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id")
      ON DELETE CASCADE ON UPDATE CASCADE
);
