-- DropForeignKey
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_attempt_id_fkey";

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "attempt_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "sandbox_sessions" ADD COLUMN     "description" TEXT NOT NULL,
ADD COLUMN     "payment_url" TEXT NOT NULL,
ADD COLUMN     "pays_late" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "unmatched_payments" (
    "gateway" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "ours" INTEGER NOT NULL,
    "theirs" INTEGER NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unmatched_payments_pkey" PRIMARY KEY ("gateway","reference")
);

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
