-- AlterEnum
ALTER TYPE "LinkPurpose" ADD VALUE 'SIGN_IN';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "guess_notice_at" TIMESTAMPTZ(3);
