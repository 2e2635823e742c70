-- CreateEnum
CREATE TYPE "ProposalKind" AS ENUM ('nyepi', 'nyepi_laut');

-- CreateEnum
CREATE TYPE "ProposalDecision" AS ENUM ('confirmed', 'dismissed');

-- CreateTable
CREATE TABLE "closure_proposals" (
    "kind" "ProposalKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "decision" "ProposalDecision" NOT NULL,
    "closure_id" UUID,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "closure_proposals_pkey" PRIMARY KEY ("kind","year")
);

-- CreateIndex
CREATE UNIQUE INDEX "closure_proposals_closure_id_key" ON "closure_proposals"("closure_id");

-- CreateIndex
CREATE INDEX "closure_proposals_decided_by_id_idx" ON "closure_proposals"("decided_by_id");

-- AddForeignKey
ALTER TABLE "closure_proposals" ADD CONSTRAINT "closure_proposals_closure_id_fkey" FOREIGN KEY ("closure_id") REFERENCES "closures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "closure_proposals" ADD CONSTRAINT "closure_proposals_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A confirmed proposal has its closure, a dismissed one has none.
ALTER TABLE "closure_proposals" ADD CONSTRAINT "closure_proposals_closure_check"
  CHECK (("decision" = 'confirmed') = ("closure_id" IS NOT NULL));
