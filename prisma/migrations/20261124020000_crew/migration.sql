-- The people who work on the boats, and the exceptions to their weekdays.
CREATE TYPE "CrewRole" AS ENUM ('guide', 'instructor', 'captain', 'driver');
CREATE TYPE "Employment" AS ENUM ('staff', 'freelance');

CREATE TABLE "crew_members" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "picture_id" UUID,
    "roles" "CrewRole"[],
    "languages" TEXT[],
    "agency" TEXT,
    "level" TEXT,
    "certification_number" TEXT,
    "insurance_until" DATE,
    "first_aid_until" DATE,
    "licence_until" DATE,
    "papers_until" DATE GENERATED ALWAYS AS (LEAST("insurance_until", "first_aid_until", "licence_until")) STORED,
    "phone" TEXT,
    "employment" "Employment" NOT NULL DEFAULT 'staff',
    "weekdays" INTEGER[],
    "shown_on_site" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crew_members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "crew_members_roles_check" CHECK (cardinality("roles") > 0),
    CONSTRAINT "crew_members_weekdays_check" CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7])
);

CREATE TABLE "crew_days" (
    "member_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "works" BOOLEAN NOT NULL,

    CONSTRAINT "crew_days_pkey" PRIMARY KEY ("member_id", "date")
);

CREATE INDEX "crew_members_active_name_idx" ON "crew_members"("active", "name");
CREATE INDEX "crew_members_picture_id_idx" ON "crew_members"("picture_id");
CREATE INDEX "crew_days_date_idx" ON "crew_days"("date");

ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "crew_days" ADD CONSTRAINT "crew_days_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
