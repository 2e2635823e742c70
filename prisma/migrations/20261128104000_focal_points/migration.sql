-- The point of a picture that no crop may cut off, in percent from its left and from its top; the middle until now.
ALTER TABLE "media" ADD COLUMN "focus_x" SMALLINT NOT NULL DEFAULT 50;
ALTER TABLE "media" ADD COLUMN "focus_y" SMALLINT NOT NULL DEFAULT 50;
ALTER TABLE "media" ADD CONSTRAINT "media_focus_check"
  CHECK ("focus_x" BETWEEN 0 AND 100 AND "focus_y" BETWEEN 0 AND 100);
