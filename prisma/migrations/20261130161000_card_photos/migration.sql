ALTER TABLE "people" ADD COLUMN "sealed_card" TEXT;
ALTER TABLE "people" ADD COLUMN "card_saved_at" TIMESTAMPTZ(3);
