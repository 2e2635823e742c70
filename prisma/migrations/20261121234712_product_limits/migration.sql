-- AlterTable
ALTER TABLE "products" ADD COLUMN     "current_limit" INTEGER,
ADD COLUMN     "depth_limit" INTEGER;

ALTER TABLE "products" ADD CONSTRAINT "products_limits_check" CHECK ("depth_limit" > 0 AND "current_limit" BETWEEN 0 AND 3);
