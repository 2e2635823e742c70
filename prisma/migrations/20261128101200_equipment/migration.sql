-- Add-ons have a picture and say whom they are for; equipment is asked of each diver, glasses with their values.
ALTER TABLE "add_ons"
    ADD COLUMN "for_whom" JSONB,
    ADD COLUMN "equipment" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "for_eyesight" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "picture_id" UUID;
CREATE INDEX "add_ons_picture_id_idx" ON "add_ons"("picture_id");
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_picture_id_fkey"
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
