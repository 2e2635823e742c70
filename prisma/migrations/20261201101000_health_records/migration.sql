CREATE TYPE "HealthOutcome" AS ENUM ('cleared', 'needs_physician', 'approved', 'refused');

CREATE TABLE "health_records" (
    "id" UUID NOT NULL,
    "diver_id" UUID NOT NULL,
    "person_mark" TEXT,
    "paper_id" UUID,
    "locale" VARCHAR(2) NOT NULL,
    "sealed_key" TEXT,
    "answers" TEXT,
    "reason" TEXT,
    "outcome" "HealthOutcome" NOT NULL,
    "keep" BOOLEAN NOT NULL,
    "consented_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "purged_at" TIMESTAMPTZ(3),

    CONSTRAINT "health_records_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "health_records_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id")
      ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "health_records_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "paper_texts"("id")
      ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "health_records_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id")
      ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "health_records_diver_id_key" ON "health_records"("diver_id");
CREATE INDEX "health_records_paper_id_idx" ON "health_records"("paper_id");
CREATE INDEX "health_records_decided_by_id_idx" ON "health_records"("decided_by_id");

CREATE TABLE "health_files" (
    "id" UUID NOT NULL,
    "record_id" UUID NOT NULL,
    "mime" VARCHAR(20) NOT NULL,
    "bytes" BYTEA NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "health_files_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "health_files_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "health_records"("id")
      ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "health_files_record_id_idx" ON "health_files"("record_id");

CREATE TABLE "health_outcomes" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "person_mark" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "outcome" "HealthOutcome" NOT NULL,
    "on" DATE NOT NULL,
    "paper_id" UUID NOT NULL,
    "keep_until" DATE NOT NULL,

    CONSTRAINT "health_outcomes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "health_outcomes_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id")
      ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "health_outcomes_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "paper_texts"("id")
      ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "health_outcomes_person_mark_key" ON "health_outcomes"("person_mark");
CREATE INDEX "health_outcomes_owner_id_idx" ON "health_outcomes"("owner_id");
CREATE INDEX "health_outcomes_paper_id_idx" ON "health_outcomes"("paper_id");
CREATE INDEX "health_outcomes_keep_until_idx" ON "health_outcomes"("keep_until");

-- Accounts with every other right run the shop, and get the new one.
UPDATE "users" SET "rights" = array_append("rights", 'health')
WHERE "rights" @> ARRAY['orders', 'money', 'schedule', 'catalogue', 'people', 'reports', 'pay', 'settings', 'staff', 'audit'];
