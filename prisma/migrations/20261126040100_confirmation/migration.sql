-- Whether a paid order of a product is confirmed by itself or by the staff.
CREATE TYPE "Confirmation" AS ENUM ('by_hand', 'automatic');
ALTER TABLE "products" ADD COLUMN "confirmation" "Confirmation" NOT NULL DEFAULT 'by_hand';
