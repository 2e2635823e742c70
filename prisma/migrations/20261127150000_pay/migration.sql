-- What the crew is paid and what outings cost, both from a day on; months of pay that are closed, and lines by hand.
CREATE TYPE "RateKind" AS ENUM ('dive', 'day', 'course');
CREATE TYPE "PayLineKind" AS ENUM ('day', 'dive', 'course', 'none', 'bonus', 'advance', 'correction');
CREATE TYPE "CostKind" AS ENUM ('boat', 'fuel', 'fees', 'lunch');

-- A rate ends where the next one begins, so that two can overlap only when both begin on one day.
CREATE TABLE "pay_rates" (
    "id" UUID NOT NULL,
    "member_id" UUID,
    "role" "CrewRole" NOT NULL,
    "kind" "RateKind" NOT NULL,
    "amount" INTEGER,
    "valid_from" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pay_rates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pay_rates_amount_check" CHECK ("amount" >= 0),
    CONSTRAINT "pay_rates_kind_check" CHECK ("kind" = 'day' OR "role" IN ('guide', 'instructor'))
);
CREATE UNIQUE INDEX "pay_rates_member_id_role_kind_valid_from_key"
  ON "pay_rates"("member_id", "role", "kind", "valid_from") NULLS NOT DISTINCT;
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "pay_months" (
    "month" DATE NOT NULL,
    "closed_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pay_months_pkey" PRIMARY KEY ("month"),
    CONSTRAINT "pay_months_month_check" CHECK (extract(day FROM "month") = 1)
);
CREATE INDEX "pay_months_closed_by_id_idx" ON "pay_months"("closed_by_id");
ALTER TABLE "pay_months" ADD CONSTRAINT "pay_months_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "pay_lines" (
    "id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "member_id" UUID NOT NULL,
    "member_name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "PayLineKind" NOT NULL,
    "date" DATE,
    "role" "CrewRole",
    "titles" JSONB NOT NULL,
    "dives" INTEGER NOT NULL DEFAULT 0,
    "parts" INTEGER NOT NULL DEFAULT 1,
    "rate" INTEGER,
    "amount" INTEGER NOT NULL,
    "paid" BOOLEAN NOT NULL DEFAULT true,
    "reason" VARCHAR(500),
    "corrects" DATE,

    CONSTRAINT "pay_lines_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "pay_lines_month_member_id_position_key" ON "pay_lines"("month", "member_id", "position");
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_month_fkey" FOREIGN KEY ("month") REFERENCES "pay_months"("month") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "pay_extras" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "kind" "PayLineKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" VARCHAR(500) NOT NULL,
    "corrects" DATE,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pay_extras_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pay_extras_month_check" CHECK (extract(day FROM "month") = 1),
    CONSTRAINT "pay_extras_amount_check" CHECK (
      ("kind" = 'bonus' AND "amount" > 0) OR ("kind" = 'advance' AND "amount" < 0) OR ("kind" = 'correction' AND "amount" <> 0)
    ),
    CONSTRAINT "pay_extras_corrects_check" CHECK (
      ("kind" = 'correction') = ("corrects" IS NOT NULL) AND ("corrects" IS NULL OR "corrects" < "month")
    )
);
CREATE INDEX "pay_extras_month_member_id_idx" ON "pay_extras"("month", "member_id");
CREATE INDEX "pay_extras_member_id_idx" ON "pay_extras"("member_id");
CREATE INDEX "pay_extras_created_by_id_idx" ON "pay_extras"("created_by_id");
ALTER TABLE "pay_extras" ADD CONSTRAINT "pay_extras_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pay_extras" ADD CONSTRAINT "pay_extras_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "cost_rates" (
    "id" UUID NOT NULL,
    "boat_id" UUID,
    "kind" "CostKind" NOT NULL,
    "amount" INTEGER,
    "valid_from" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cost_rates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "cost_rates_amount_check" CHECK ("amount" >= 0),
    CONSTRAINT "cost_rates_kind_check" CHECK (("kind" IN ('boat', 'fuel')) = ("boat_id" IS NOT NULL))
);
CREATE UNIQUE INDEX "cost_rates_boat_id_kind_valid_from_key"
  ON "cost_rates"("boat_id", "kind", "valid_from") NULLS NOT DISTINCT;
ALTER TABLE "cost_rates" ADD CONSTRAINT "cost_rates_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "outing_costs" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "boat_id" UUID,
    "part" "DayPart",
    "departure_id" UUID,
    "boat_cost" INTEGER,
    "fuel" INTEGER,
    "fees" INTEGER,
    "lunch" INTEGER,

    CONSTRAINT "outing_costs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "outing_costs_outing_check" CHECK (
      ("boat_id" IS NULL) = ("part" IS NULL) AND ("boat_id" IS NULL) <> ("departure_id" IS NULL)
    ),
    CONSTRAINT "outing_costs_amounts_check" CHECK (least("boat_cost", "fuel", "fees", "lunch") >= 0)
);
CREATE UNIQUE INDEX "outing_costs_date_boat_id_part_key" ON "outing_costs"("date", "boat_id", "part");
CREATE UNIQUE INDEX "outing_costs_date_departure_id_key" ON "outing_costs"("date", "departure_id");
CREATE INDEX "outing_costs_boat_id_idx" ON "outing_costs"("boat_id");
CREATE INDEX "outing_costs_departure_id_idx" ON "outing_costs"("departure_id");
ALTER TABLE "outing_costs" ADD CONSTRAINT "outing_costs_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "outing_costs" ADD CONSTRAINT "outing_costs_departure_id_fkey" FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE CASCADE ON UPDATE CASCADE;
