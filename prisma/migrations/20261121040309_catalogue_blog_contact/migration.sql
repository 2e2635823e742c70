-- CreateEnum
CREATE TYPE "PostStatus" AS ENUM ('DRAFT', 'PUBLISHED');

-- CreateEnum
CREATE TYPE "ProductKind" AS ENUM ('TRIP', 'COURSE', 'GO_PRO', 'ACTIVITY', 'INTERNSHIP');

-- CreateEnum
CREATE TYPE "Difficulty" AS ENUM ('EASY', 'MODERATE', 'DEMANDING');

-- CreateEnum
CREATE TYPE "Level" AS ENUM ('NONE', 'SCUBA_DIVER', 'OPEN_WATER', 'ADVANCED', 'RESCUE', 'DIVEMASTER', 'INSTRUCTOR');

-- CreateEnum
CREATE TYPE "AddOnUnit" AS ENUM ('PER_DIVER', 'PER_PACKAGE', 'PER_ORDER');

-- CreateEnum
CREATE TYPE "SlugOwner" AS ENUM ('PRODUCT', 'LOCATION', 'FACILITY_LOCATION', 'POST');

-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('CONTACT', 'INQUIRY');

-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('NEW', 'READ', 'ANSWERED');

-- AlterTable
ALTER TABLE "media" ADD COLUMN     "placeholder" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "status" "PostStatus" NOT NULL DEFAULT 'DRAFT',
    "published_at" TIMESTAMPTZ(3),
    "author" VARCHAR(200) NOT NULL,
    "tags" TEXT[],
    "texts" JSONB NOT NULL,
    "cover_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" "ProductKind" NOT NULL,
    "texts" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "bookable" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "area" TEXT,
    "difficulty" "Difficulty" NOT NULL DEFAULT 'EASY',
    "dive_count" INTEGER NOT NULL DEFAULT 0,
    "duration_days" DOUBLE PRECISION NOT NULL,
    "minimum_age" INTEGER NOT NULL DEFAULT 10,
    "minimum_level" "Level" NOT NULL DEFAULT 'NONE',
    "languages" TEXT[],
    "pickup" BOOLEAN NOT NULL DEFAULT false,
    "weekdays" INTEGER[],
    "places_per_day" INTEGER NOT NULL DEFAULT 0,
    "cut_off_hours" INTEGER NOT NULL DEFAULT 12,
    "max_quantity" INTEGER NOT NULL DEFAULT 1,
    "divers_per_package" INTEGER NOT NULL DEFAULT 2,
    "price" INTEGER,
    "video_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "programme_id" UUID,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_variants" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "names" JSONB NOT NULL,
    "price" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "product_variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_faqs" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "texts" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_images" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,
    "alts" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "add_ons" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "price" INTEGER NOT NULL,
    "unit" "AddOnUnit" NOT NULL,
    "maximum" INTEGER NOT NULL DEFAULT 1,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "add_ons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_add_ons" (
    "product_id" UUID NOT NULL,
    "add_on_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_add_ons_pkey" PRIMARY KEY ("product_id","add_on_id")
);

-- CreateTable
CREATE TABLE "product_locations" (
    "product_id" UUID NOT NULL,
    "location_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_locations_pkey" PRIMARY KEY ("product_id","location_id")
);

-- CreateTable
CREATE TABLE "locations" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "area" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "depth_from" INTEGER NOT NULL,
    "depth_to" INTEGER NOT NULL,
    "level" "Level" NOT NULL,
    "current" INTEGER NOT NULL,
    "visibility_from" INTEGER NOT NULL,
    "visibility_to" INTEGER NOT NULL,
    "water_from" INTEGER NOT NULL,
    "water_to" INTEGER NOT NULL,
    "bottom" TEXT NOT NULL,
    "life" TEXT[],
    "best_months" INTEGER[],
    "snorkelling" BOOLEAN NOT NULL DEFAULT false,
    "pic_name" TEXT,
    "pic_phone" TEXT,
    "pic_email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "location_images" (
    "id" UUID NOT NULL,
    "location_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,
    "alts" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "location_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "facility_locations" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "cover_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "facility_locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faqs" (
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "slug_redirects" (
    "owner" "SlugOwner" NOT NULL,
    "slug" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slug_redirects_pkey" PRIMARY KEY ("owner","slug")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "status" "MessageStatus" NOT NULL DEFAULT 'NEW',
    "name" VARCHAR(200) NOT NULL,
    "email" TEXT NOT NULL,
    "phone" VARCHAR(25) NOT NULL DEFAULT '',
    "subject" VARCHAR(200) NOT NULL DEFAULT '',
    "body" TEXT NOT NULL,
    "locale" VARCHAR(2) NOT NULL,
    "product_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "_ladder" (
    "A" UUID NOT NULL,
    "B" UUID NOT NULL,

    CONSTRAINT "_ladder_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");

-- CreateIndex
CREATE INDEX "posts_status_published_at_idx" ON "posts"("status", "published_at");

-- CreateIndex
CREATE INDEX "posts_cover_id_idx" ON "posts"("cover_id");

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- CreateIndex
CREATE INDEX "products_kind_active_sort_order_idx" ON "products"("kind", "active", "sort_order");

-- CreateIndex
CREATE INDEX "product_variants_product_id_position_idx" ON "product_variants"("product_id", "position");

-- CreateIndex
CREATE INDEX "product_faqs_product_id_position_idx" ON "product_faqs"("product_id", "position");

-- CreateIndex
CREATE INDEX "product_images_product_id_position_idx" ON "product_images"("product_id", "position");

-- CreateIndex
CREATE INDEX "product_images_media_id_idx" ON "product_images"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "add_ons_slug_key" ON "add_ons"("slug");

-- CreateIndex
CREATE INDEX "product_add_ons_add_on_id_idx" ON "product_add_ons"("add_on_id");

-- CreateIndex
CREATE INDEX "product_locations_location_id_idx" ON "product_locations"("location_id");

-- CreateIndex
CREATE UNIQUE INDEX "locations_slug_key" ON "locations"("slug");

-- CreateIndex
CREATE INDEX "locations_active_sort_order_idx" ON "locations"("active", "sort_order");

-- CreateIndex
CREATE INDEX "location_images_location_id_position_idx" ON "location_images"("location_id", "position");

-- CreateIndex
CREATE INDEX "location_images_media_id_idx" ON "location_images"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "facility_locations_slug_key" ON "facility_locations"("slug");

-- CreateIndex
CREATE INDEX "facility_locations_active_sort_order_idx" ON "facility_locations"("active", "sort_order");

-- CreateIndex
CREATE INDEX "facility_locations_cover_id_idx" ON "facility_locations"("cover_id");

-- CreateIndex
CREATE INDEX "faqs_topic_position_idx" ON "faqs"("topic", "position");

-- CreateIndex
CREATE INDEX "slug_redirects_target_id_idx" ON "slug_redirects"("target_id");

-- CreateIndex
CREATE INDEX "messages_status_created_at_idx" ON "messages"("status", "created_at");

-- CreateIndex
CREATE INDEX "messages_product_id_idx" ON "messages"("product_id");

-- CreateIndex
CREATE INDEX "_ladder_B_index" ON "_ladder"("B");

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_faqs" ADD CONSTRAINT "product_faqs_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_add_ons" ADD CONSTRAINT "product_add_ons_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_add_ons" ADD CONSTRAINT "product_add_ons_add_on_id_fkey" FOREIGN KEY ("add_on_id") REFERENCES "add_ons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_locations" ADD CONSTRAINT "product_locations_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_locations" ADD CONSTRAINT "product_locations_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location_images" ADD CONSTRAINT "location_images_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location_images" ADD CONSTRAINT "location_images_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "facility_locations" ADD CONSTRAINT "facility_locations_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_ladder" ADD CONSTRAINT "_ladder_A_fkey" FOREIGN KEY ("A") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_ladder" ADD CONSTRAINT "_ladder_B_fkey" FOREIGN KEY ("B") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;


