CREATE TYPE "EquipmentKind" AS ENUM ('wetsuit', 'bcd', 'regulator', 'fins', 'boots', 'mask', 'computer', 'tank', 'torch', 'camera');
CREATE TYPE "EquipmentCondition" AS ENUM ('ok', 'needs_service', 'out_of_order');
CREATE TYPE "EquipmentServiceKind" AS ENUM ('service', 'repair', 'hydrostatic', 'visual');

CREATE TABLE "equipment_units" (
    "id" UUID NOT NULL,
    "kind" "EquipmentKind" NOT NULL,
    "size" VARCHAR(20) NOT NULL DEFAULT '',
    "tag" VARCHAR(30) NOT NULL,
    "serial_number" VARCHAR(60),
    "bought_on" DATE,
    "condition" "EquipmentCondition" NOT NULL DEFAULT 'ok',
    "service_months" INTEGER,
    "service_dives" INTEGER,
    "serviced_on" DATE,
    "hydrostatic_on" DATE,
    "hydrostatic_months" INTEGER NOT NULL DEFAULT 60,
    "visual_on" DATE,
    "visual_months" INTEGER NOT NULL DEFAULT 12,
    "due_on" DATE,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "equipment_units_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "equipment_units_tag_check" CHECK ("tag" = upper("tag")),
    CONSTRAINT "equipment_units_tank_check" CHECK (
      "kind" <> 'tank' OR ("hydrostatic_on" IS NOT NULL AND "visual_on" IS NOT NULL)
    )
);
CREATE UNIQUE INDEX "equipment_units_tag_key" ON "equipment_units"("tag");
CREATE INDEX "equipment_units_kind_size_tag_idx" ON "equipment_units"("kind", "size", "tag");
CREATE INDEX "equipment_units_due_on_id_idx" ON "equipment_units"("due_on", "id");

CREATE TABLE "equipment_services" (
    "id" UUID NOT NULL,
    "unit_id" UUID NOT NULL,
    "kind" "EquipmentServiceKind" NOT NULL,
    "date" DATE NOT NULL,
    "done_by" VARCHAR(100) NOT NULL,
    "cost" INTEGER,
    "note" VARCHAR(300) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "equipment_services_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "equipment_services_cost_check" CHECK ("cost" >= 0),
    CONSTRAINT "equipment_services_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "equipment_units"("id")
      ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "equipment_services_unit_id_date_idx" ON "equipment_services"("unit_id", "date");

-- The parts of a day as numbers, because an exclusion constraint compares ranges, not lists.
CREATE FUNCTION "part_ranges"("parts" "DayPart"[]) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT range_agg(int4range(number, number, '[]'))
  FROM (SELECT array_position(ARRAY['morning', 'afternoon', 'night'], part::text) AS number
    FROM unnest("parts") AS part) AS numbers
$$;

CREATE TABLE "equipment_issues" (
    "id" UUID NOT NULL,
    "unit_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "parts" "DayPart"[],
    "boat_id" UUID,
    "diver_id" UUID,
    "dives" INTEGER NOT NULL DEFAULT 1,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "issued_by_id" UUID,
    "returned_at" TIMESTAMPTZ(3),
    "returned_by_id" UUID,
    "fault" VARCHAR(300),

    CONSTRAINT "equipment_issues_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "equipment_issues_parts_check" CHECK (cardinality("parts") > 0),
    CONSTRAINT "equipment_issues_twice_excl" EXCLUDE USING gist (
      uuid_range("unit_id", "unit_id", '[]') WITH &&,
      daterange("date", "date", '[]') WITH &&,
      part_ranges("parts") WITH &&
    ),
    CONSTRAINT "equipment_issues_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "equipment_units"("id")
      ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "equipment_issues_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id")
      ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "equipment_issues_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id")
      ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "equipment_issues_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id")
      ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "equipment_issues_returned_by_id_fkey" FOREIGN KEY ("returned_by_id") REFERENCES "users"("id")
      ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "equipment_issues_unit_id_date_idx" ON "equipment_issues"("unit_id", "date");
CREATE INDEX "equipment_issues_date_idx" ON "equipment_issues"("date");
CREATE INDEX "equipment_issues_boat_id_idx" ON "equipment_issues"("boat_id");
CREATE INDEX "equipment_issues_diver_id_idx" ON "equipment_issues"("diver_id");
CREATE INDEX "equipment_issues_issued_by_id_idx" ON "equipment_issues"("issued_by_id");
CREATE INDEX "equipment_issues_returned_by_id_idx" ON "equipment_issues"("returned_by_id");

CREATE TABLE "packed_lines" (
    "date" DATE NOT NULL,
    "outing" VARCHAR(60) NOT NULL,
    "line" VARCHAR(40) NOT NULL,
    "packed" INTEGER NOT NULL,
    "returned" INTEGER NOT NULL,

    CONSTRAINT "packed_lines_pkey" PRIMARY KEY ("date","outing","line"),
    CONSTRAINT "packed_lines_counts_check" CHECK ("packed" >= 0 AND "returned" BETWEEN 0 AND "packed")
);
