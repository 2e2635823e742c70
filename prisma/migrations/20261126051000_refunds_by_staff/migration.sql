-- CreateEnum
CREATE TYPE "RefundWay" AS ENUM ('gateway', 'cash', 'transfer');

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "note" TEXT,
ADD COLUMN     "requested_by_id" UUID,
ADD COLUMN     "way" "RefundWay" NOT NULL DEFAULT 'gateway';

-- CreateIndex
CREATE INDEX "refunds_requested_by_id_idx" ON "refunds"("requested_by_id");

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
