-- The booking that a customer has not finished, for their other devices.
CREATE TABLE "booking_drafts" (
    "owner_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "device" VARCHAR(100) NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_drafts_pkey" PRIMARY KEY ("owner_id")
);

CREATE INDEX "booking_drafts_saved_at_idx" ON "booking_drafts"("saved_at");

ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
