-- Search texts no longer list the languages, so that texts in a further one are found as soon as they are written.
CREATE FUNCTION "in_every_language"(texts jsonb, part text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(texts_of.value ->> part, E'\n' ORDER BY texts_of.key), '') FROM jsonb_each(texts) AS texts_of
$$;

ALTER TABLE "products" DROP COLUMN "search_text";
ALTER TABLE "products" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' || "in_every_language"("texts", 'title')
) STORED;

ALTER TABLE "locations" DROP COLUMN "search_text";
ALTER TABLE "locations" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' || coalesce("pic_name", '') || E'\n' || "in_every_language"("texts", 'name')
) STORED;

ALTER TABLE "facility_locations" DROP COLUMN "search_text";
ALTER TABLE "facility_locations" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' || "in_every_language"("texts", 'name')
) STORED;

ALTER TABLE "add_ons" DROP COLUMN "search_text";
ALTER TABLE "add_ons" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "in_every_language"("texts", 'name')
) STORED;

ALTER TABLE "posts" DROP COLUMN "search_text";
ALTER TABLE "posts" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "slug" || E'\n' || "author" || E'\n' || "in_every_language"("texts", 'title')
) STORED;

ALTER TABLE "faqs" DROP COLUMN "search_text";
ALTER TABLE "faqs" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  lower("in_every_language"("texts", 'question') || E'\n' || "in_every_language"("texts", 'answer'))
) STORED;
