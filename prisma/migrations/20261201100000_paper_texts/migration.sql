CREATE TABLE "paper_texts" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "version" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "paper_texts_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "paper_texts_kind_version_key" ON "paper_texts"("kind", "version");
