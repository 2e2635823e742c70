-- AlterTable
ALTER TABLE "products" ADD COLUMN     "transfers" JSONB;

-- What is there is read as windows and a way back; a list or a bare value would be neither.
ALTER TABLE "products" ADD CONSTRAINT "products_transfers_object"
  CHECK ("transfers" IS NULL OR jsonb_typeof("transfers") = 'object');
