CREATE TABLE "gas_logs" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "unit_id" UUID,
    "tag" VARCHAR(30) NOT NULL,
    "oxygen" INTEGER NOT NULL,
    "pressure" INTEGER NOT NULL,
    "diver_id" UUID,
    "logged_by_id" UUID,
    "analysed_by" VARCHAR(100),
    "card_seen" VARCHAR(200),
    "signed_at" TIMESTAMPTZ(3),
    "sealed" TEXT,
    "voided_at" TIMESTAMPTZ(3),
    "void_reason" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gas_logs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gas_logs_tag_check" CHECK ("tag" = upper("tag")),
    CONSTRAINT "gas_logs_oxygen_check" CHECK ("oxygen" BETWEEN 210 AND 400),
    CONSTRAINT "gas_logs_pressure_check" CHECK ("pressure" BETWEEN 1 AND 300),
    -- The signature goes with the diver, but never the fact that they signed.
    CONSTRAINT "gas_logs_signed_check" CHECK ("sealed" IS NULL OR ("signed_at" IS NOT NULL AND "diver_id" IS NOT NULL)),
    CONSTRAINT "gas_logs_unit_id_fkey" FOREIGN KEY ("unit_id") REFERENCES "equipment_units"("id")
      ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "gas_logs_diver_id_fkey" FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id")
      ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "gas_logs_logged_by_id_fkey" FOREIGN KEY ("logged_by_id") REFERENCES "users"("id")
      ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "gas_logs_date_tag_idx" ON "gas_logs"("date", "tag");
CREATE INDEX "gas_logs_unit_id_idx" ON "gas_logs"("unit_id");
CREATE INDEX "gas_logs_diver_id_idx" ON "gas_logs"("diver_id");
CREATE INDEX "gas_logs_logged_by_id_idx" ON "gas_logs"("logged_by_id");
