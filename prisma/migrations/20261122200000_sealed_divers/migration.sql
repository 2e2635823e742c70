-- What is personal in a booking is sealed. The plain columns stay for the version before this one, which reads and
-- writes them; what it writes is sealed by the next start.
ALTER TABLE "orders" ADD COLUMN "sealed_details" TEXT;

ALTER TABLE "order_divers"
  ADD COLUMN "sealed_details" TEXT,
  ADD COLUMN "phone_marks" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE INDEX "order_divers_phone_marks_idx" ON "order_divers" USING GIN ("phone_marks");
