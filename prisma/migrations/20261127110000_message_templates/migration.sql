-- Texts that the staff send again and again.
CREATE TABLE "message_templates" (
    "id" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "texts" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "message_templates_position_idx" ON "message_templates"("position");
