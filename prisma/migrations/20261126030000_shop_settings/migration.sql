-- CreateTable
CREATE TABLE "shop_settings" (
    "section" VARCHAR(20) NOT NULL,
    "number" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "logo_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_by_id" UUID,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("section","number")
);

-- CreateIndex
CREATE INDEX "shop_settings_logo_id_idx" ON "shop_settings"("logo_id");

-- CreateIndex
CREATE INDEX "shop_settings_saved_by_id_idx" ON "shop_settings"("saved_by_id");

-- AddForeignKey
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
