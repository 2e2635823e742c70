-- AlterTable
ALTER TABLE "closures" ADD COLUMN     "night_before" BOOLEAN NOT NULL DEFAULT false;
