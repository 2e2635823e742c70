-- Which list of a published day each of the crew has been told. Days published before count as told, as the answer to
-- publishing was the only place that said who was to be.
ALTER TABLE "days" ADD COLUMN "notified" JSONB;
UPDATE "days" SET "notified" = (
    SELECT jsonb_object_agg(list.key, jsonb_build_object(
        'list', list.value, 'at', to_char("published_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ))
    FROM jsonb_each_text("published") AS list
) WHERE "published" IS NOT NULL;
