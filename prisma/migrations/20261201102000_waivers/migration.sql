CREATE TABLE "waivers" (
    "id" UUID NOT NULL,
    "diver_id" UUID,
    "owner_id" UUID,
    "person_mark" VARCHAR(22),
    "paper_id" UUID,
    "locale" VARCHAR(2) NOT NULL,
    "by_guardian" BOOLEAN NOT NULL DEFAULT false,
    "signed_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sealed" TEXT NOT NULL,
    "sealed_photo" TEXT,
    "recorded_by_id" UUID,

    CONSTRAINT "waivers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "waivers_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id")
      ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "waivers_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id")
      ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "waivers_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "paper_texts"("id")
      ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "waivers_recorded_by_id_fkey" FOREIGN KEY ("recorded_by_id") REFERENCES "users"("id")
      ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "waivers_diver_id_idx" ON "waivers"("diver_id");
CREATE INDEX "waivers_owner_id_idx" ON "waivers"("owner_id");
CREATE INDEX "waivers_person_mark_idx" ON "waivers"("person_mark");
CREATE INDEX "waivers_paper_id_idx" ON "waivers"("paper_id");
CREATE INDEX "waivers_signed_at_idx" ON "waivers"("signed_at");
CREATE INDEX "waivers_recorded_by_id_idx" ON "waivers"("recorded_by_id");
