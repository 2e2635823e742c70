-- AlterTable
ALTER TABLE "products" ADD COLUMN     "deposit_percent" INTEGER;

-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "refund_bands" JSONB;
