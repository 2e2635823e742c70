-- One short text to search a thing by, instead of five places in its texts, for each of which all of them are read.
ALTER TABLE "products" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' ||
  coalesce("texts" #>> '{en,title}', '') || E'\n' ||
  coalesce("texts" #>> '{id,title}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,title}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,title}', '') || E'\n' ||
  coalesce("texts" #>> '{de,title}', '')
) STORED;

ALTER TABLE "locations" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' ||
  coalesce("pic_name", '') || E'\n' ||
  coalesce("texts" #>> '{en,name}', '') || E'\n' ||
  coalesce("texts" #>> '{id,name}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,name}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,name}', '') || E'\n' ||
  coalesce("texts" #>> '{de,name}', '')
) STORED;

ALTER TABLE "facility_locations" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' ||
  coalesce("texts" #>> '{en,name}', '') || E'\n' ||
  coalesce("texts" #>> '{id,name}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,name}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,name}', '') || E'\n' ||
  coalesce("texts" #>> '{de,name}', '')
) STORED;

ALTER TABLE "add_ons" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  coalesce("texts" #>> '{en,name}', '') || E'\n' ||
  coalesce("texts" #>> '{id,name}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,name}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,name}', '') || E'\n' ||
  coalesce("texts" #>> '{de,name}', '')
) STORED;

ALTER TABLE "faqs" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  coalesce("texts" #>> '{en,question}', '') || E'\n' ||
  coalesce("texts" #>> '{id,question}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,question}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,question}', '') || E'\n' ||
  coalesce("texts" #>> '{de,question}', '') || E'\n' ||
  coalesce("texts" #>> '{en,answer}', '') || E'\n' ||
  coalesce("texts" #>> '{id,answer}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,answer}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,answer}', '') || E'\n' ||
  coalesce("texts" #>> '{de,answer}', '')
) STORED;

ALTER TABLE "posts" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' ||
  "author" || E'\n' ||
  coalesce("texts" #>> '{en,title}', '') || E'\n' ||
  coalesce("texts" #>> '{id,title}', '') || E'\n' ||
  coalesce("texts" #>> '{ja,title}', '') || E'\n' ||
  coalesce("texts" #>> '{zh,title}', '') || E'\n' ||
  coalesce("texts" #>> '{de,title}', '')
) STORED;
