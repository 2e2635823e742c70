-- AlterTable
ALTER TABLE "order_items" ADD COLUMN     "companion_names" TEXT;
