-- The shop's boats and vans, and the days on which they stay in the yard.

CREATE TYPE "BoatKind" AS ENUM ('boat', 'van');

CREATE TABLE "boats" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "BoatKind" NOT NULL,
    "seats" INTEGER NOT NULL,
    "home_harbour" TEXT NOT NULL,
    "areas" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "picture_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "boats_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "boats_seats_check" CHECK ("seats" > 0),
    CONSTRAINT "boats_areas_check" CHECK (cardinality("areas") > 0)
);

CREATE INDEX "boats_name_idx" ON "boats"("name");
CREATE INDEX "boats_picture_id_idx" ON "boats"("picture_id");

ALTER TABLE "boats" ADD CONSTRAINT "boats_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The range that holds one boat's id alone stands for the id, so that the constraint below needs no extension.
CREATE TYPE "uuid_range" AS RANGE (subtype = uuid);

CREATE TABLE "out_of_service_spans" (
    "id" UUID NOT NULL,
    "boat_id" UUID NOT NULL,
    "from_date" DATE NOT NULL,
    "to_date" DATE NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "out_of_service_spans_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "out_of_service_spans_days_check" CHECK ("from_date" <= "to_date"),
    CONSTRAINT "out_of_service_spans_overlap_excl" EXCLUDE USING gist (
        uuid_range("boat_id", "boat_id", '[]') WITH &&,
        daterange("from_date", "to_date", '[]') WITH &&
    )
);

CREATE INDEX "out_of_service_spans_boat_id_to_date_idx" ON "out_of_service_spans"("boat_id", "to_date");

ALTER TABLE "out_of_service_spans" ADD CONSTRAINT "out_of_service_spans_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;
