-- The texts of the reading pages as the owner writes them; every save is a row, and the highest number holds.
CREATE TABLE "page_texts" (
    "page" VARCHAR(20) NOT NULL,
    "number" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_by_id" UUID,

    CONSTRAINT "page_texts_pkey" PRIMARY KEY ("page","number")
);

CREATE INDEX "page_texts_saved_by_id_idx" ON "page_texts"("saved_by_id");

ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
