-- A guest who books by phone or at the counter has no e-mail and cannot sign in; the phone number is sealed, and can be
-- found by its marks as those of divers.
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;
ALTER TABLE "users" ADD COLUMN "sealed_phone" TEXT;
ALTER TABLE "users" ADD COLUMN "phone_marks" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
CREATE INDEX "users_phone_marks_idx" ON "users" USING GIN ("phone_marks");

-- What is filled in after the booking is null until then.
ALTER TABLE "order_divers" ALTER COLUMN "email" DROP NOT NULL;
ALTER TABLE "order_divers" ALTER COLUMN "shoe_size" DROP NOT NULL;
ALTER TABLE "order_divers" ALTER COLUMN "shoe_size_system" DROP NOT NULL;
