-- The whole database, together with prisma/schema: generated columns, checks, partial indexes, functions and triggers
-- are only here.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- ===== Texts that are searched =====

-- One text of a record in all its languages, so that a further language is found as soon as it is written.
CREATE FUNCTION "in_every_language"(texts jsonb, part text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(texts_of.value ->> part, E'\n' ORDER BY texts_of.key), '') FROM jsonb_each(texts) AS texts_of
$$;

-- Brings texts and search words into one form: small letters, and every character outside ASCII as the octal digits of
-- its bytes. The extension takes letters from the locale of the cluster and finds none in Japanese under that of C.
-- Leaves out what has a meaning in a pattern.
CREATE FUNCTION search_key(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT translate(encode(convert_to(lower(words), 'UTF8'), 'escape'), E'\\%_', '') $$;

-- Starts each word with a space, so that what is too short for three characters is found at the beginning of words.
-- Adds the names in the other order without a space, as Japanese and Chinese write them.
CREATE FUNCTION person_key(first_name TEXT, last_name TEXT, email TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT search_key(concat(' ', first_name, ' ', last_name, ' ', email, ' ', last_name, first_name)) $$;

-- ===== Types =====

-- accounts
CREATE TYPE "Role" AS ENUM ('USER', 'ADMIN', 'AGEN');
CREATE TYPE "Provider" AS ENUM ('LOCAL', 'GOOGLE', 'FACEBOOK');
CREATE TYPE "Gender" AS ENUM ('male', 'female', 'others');
CREATE TYPE "LinkPurpose" AS ENUM ('email_verification', 'email_change', 'admin_invitation', 'sign_in');

-- availability
CREATE TYPE "ProposalKind" AS ENUM ('nyepi', 'nyepi_laut');
CREATE TYPE "ProposalDecision" AS ENUM ('confirmed', 'dismissed');

-- blog
CREATE TYPE "PostStatus" AS ENUM ('draft', 'published');

-- catalogue
CREATE TYPE "ProductKind" AS ENUM ('trip', 'course', 'go_pro', 'activity', 'internship');
CREATE TYPE "Difficulty" AS ENUM ('easy', 'moderate', 'demanding');
CREATE TYPE "Level" AS ENUM ('none', 'scuba_diver', 'open_water', 'advanced', 'rescue', 'divemaster', 'instructor');
CREATE TYPE "AddOnUnit" AS ENUM ('per_diver', 'per_package', 'per_order');
CREATE TYPE "Confirmation" AS ENUM ('by_hand', 'automatic');
CREATE TYPE "FormsDue" AS ENUM ('before_day', 'before_payment');
CREATE TYPE "SlugOwner" AS ENUM ('product', 'location', 'facility_location', 'post');

-- contact
CREATE TYPE "MessageKind" AS ENUM ('contact', 'inquiry');
CREATE TYPE "MessageStatus" AS ENUM ('new', 'read', 'answered');

-- crew
CREATE TYPE "CrewRole" AS ENUM ('guide', 'instructor', 'captain', 'driver');
CREATE TYPE "Employment" AS ENUM ('staff', 'freelance');

-- fleet
CREATE TYPE "BoatKind" AS ENUM ('boat', 'van');

-- orders
CREATE TYPE "OrderStatus" AS ENUM (
  'pending_payment', 'paid', 'confirmed', 'completed', 'cancelled', 'declined', 'refunded', 'expired'
);
CREATE TYPE "PaymentType" AS ENUM ('down_payment', 'full_payment');
CREATE TYPE "ItemState" AS ENUM ('booked', 'off');
CREATE TYPE "ItemOffReason" AS ENUM ('cancelled', 'refunded', 'declined', 'expired');
CREATE TYPE "BulkKind" AS ENUM ('confirm', 'cancel', 'move', 'mail', 'whatsapp', 'print');
CREATE TYPE "BulkRowState" AS ENUM ('waiting', 'done', 'refused', 'skipped');

-- outings
CREATE TYPE "DayPart" AS ENUM ('morning', 'afternoon', 'night');
CREATE TYPE "Transport" AS ENUM ('boat', 'van', 'none');
CREATE TYPE "LedBy" AS ENUM ('guide', 'instructor', 'none');

-- pay
CREATE TYPE "RateKind" AS ENUM ('dive', 'day', 'course');
CREATE TYPE "PayLineKind" AS ENUM ('day', 'dive', 'course', 'none', 'bonus', 'advance', 'correction');
CREATE TYPE "CostKind" AS ENUM ('boat', 'fuel', 'fees', 'lunch');

-- payments
CREATE TYPE "AttemptStatus" AS ENUM ('opening', 'pending', 'paid', 'failed', 'expired', 'cancelled');
CREATE TYPE "WrongAmountOutcome" AS ENUM ('accepted', 'returned');
CREATE TYPE "LedgerKind" AS ENUM (
  'charge', 'refund', 'on_site', 'on_site_refund', 'on_site_reversal', 'on_account', 'off_account'
);
CREATE TYPE "TillEntryKind" AS ENUM ('float', 'cash_in', 'petty_cash', 'bank_deposit');
CREATE TYPE "RefundStatus" AS ENUM ('requested', 'pending', 'succeeded', 'failed', 'by_hand');
CREATE TYPE "RefundWay" AS ENUM ('gateway', 'cash', 'transfer');
CREATE TYPE "RefundApprovalStatus" AS ENUM ('waiting', 'approved', 'refused', 'withdrawn');
CREATE TYPE "InvoiceKind" AS ENUM ('invoice', 'credit_note');

-- The range that holds one boat's id alone stands for the id, so that an exclusion constraint needs no extension.
CREATE TYPE "uuid_range" AS RANGE (subtype = uuid);

-- ===== Tables: accounts =====

CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "gender" "Gender",
    "role" "Role" NOT NULL DEFAULT 'USER',
    "rights" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "provider" "Provider" NOT NULL DEFAULT 'LOCAL',
    "locale" VARCHAR(2) NOT NULL DEFAULT 'en',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "erased_at" TIMESTAMPTZ(3),
    "guess_notice_at" TIMESTAMPTZ(3),
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "sealed_phone" TEXT,
    "phone_marks" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "search_key" TEXT NOT NULL GENERATED ALWAYS AS (person_key("first_name", "last_name", "email")) STORED,
    "avatar_id" UUID,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "users_rights_of_staff" CHECK ("role" = 'ADMIN' OR "rights" = ARRAY[]::TEXT[])
);
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");
CREATE UNIQUE INDEX "users_avatar_id_key" ON "users"("avatar_id");
CREATE INDEX "users_role_created_at_idx" ON "users"("role", "created_at");
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");
CREATE INDEX "users_first_name_last_name_id_idx" ON "users"("first_name", "last_name", "id");
CREATE INDEX "users_phone_marks_idx" ON "users" USING GIN ("phone_marks");
CREATE INDEX "users_search_key_idx" ON "users" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "users_unconfirmed_idx" ON "users"("created_at", "id") WHERE "email_verified_at" IS NULL;

CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" "Provider" NOT NULL,
    "version" INTEGER NOT NULL,
    "user_agent" VARCHAR(300) NOT NULL DEFAULT '',
    "address" VARCHAR(64) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

CREATE TABLE "link_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "LinkPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "callback_path" VARCHAR(2000),
    "device_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "link_tokens_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "link_tokens_token_hash_key" ON "link_tokens"("token_hash");
CREATE INDEX "link_tokens_user_id_purpose_idx" ON "link_tokens"("user_id", "purpose");
CREATE INDEX "link_tokens_expires_at_idx" ON "link_tokens"("expires_at");

CREATE TABLE "one_time_codes" (
    "subject" TEXT NOT NULL,
    "user_id" UUID,
    "code_hash" TEXT NOT NULL,
    "tries_left" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("subject"),
    CONSTRAINT "one_time_codes_tries_left_check" CHECK ("tries_left" >= 0)
);
CREATE INDEX "one_time_codes_user_id_idx" ON "one_time_codes"("user_id");
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

CREATE TABLE "identities" (
    "provider" "Provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("provider","subject")
);
CREATE INDEX "identities_user_id_idx" ON "identities"("user_id");

CREATE TABLE "customer_notes" (
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "author_id" UUID,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customer_notes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "customer_notes_customer_id_created_at_idx" ON "customer_notes"("customer_id", "created_at");
CREATE INDEX "customer_notes_author_id_idx" ON "customer_notes"("author_id");

-- ===== Tables: audit =====

CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");
CREATE INDEX "audit_entries_entity_entity_id_at_idx" ON "audit_entries"("entity", "entity_id", "at");
CREATE INDEX "audit_entries_actor_id_at_idx" ON "audit_entries"("actor_id", "at");
CREATE INDEX "audit_entries_label_idx" ON "audit_entries" USING GIN ("label" gin_trgm_ops);

-- ===== Tables: availability =====

CREATE TABLE "departures" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "time" VARCHAR(5) NOT NULL,
    "capacity" INTEGER NOT NULL,
    "adjusted" BOOLEAN NOT NULL DEFAULT false,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "removed" BOOLEAN NOT NULL DEFAULT false,
    "note" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "departures_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "departures_removed_check" CHECK (NOT "removed" OR ("closed" AND "taken" = 0)),
    CONSTRAINT "departures_taken_check" CHECK ("taken" >= 0 AND "taken" <= "capacity"),
    CONSTRAINT "departures_time_check" CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
CREATE INDEX "departures_date_idx" ON "departures"("date");
CREATE UNIQUE INDEX "departures_product_id_date_time_key" ON "departures"("product_id", "date", "time");

CREATE TABLE "closures" (
    "id" UUID NOT NULL,
    "from_date" DATE NOT NULL,
    "to_date" DATE NOT NULL,
    "night_before" BOOLEAN NOT NULL DEFAULT false,
    "areas" TEXT[],
    "reasons" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "closures_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "closures_days_check" CHECK ("from_date" <= "to_date")
);
CREATE INDEX "closures_from_date_to_date_idx" ON "closures"("from_date", "to_date");

CREATE TABLE "closure_proposals" (
    "kind" "ProposalKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "decision" "ProposalDecision" NOT NULL,
    "closure_id" UUID,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "closure_proposals_pkey" PRIMARY KEY ("kind","year"),
    CONSTRAINT "closure_proposals_closure_check" CHECK (("decision" = 'confirmed') = ("closure_id" IS NOT NULL))
);
CREATE UNIQUE INDEX "closure_proposals_closure_id_key" ON "closure_proposals"("closure_id");
CREATE INDEX "closure_proposals_decided_by_id_idx" ON "closure_proposals"("decided_by_id");

-- ===== Tables: blog =====

CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "status" "PostStatus" NOT NULL DEFAULT 'draft',
    "published_at" TIMESTAMPTZ(3),
    "author" VARCHAR(200) NOT NULL,
    "tags" TEXT[],
    "texts" JSONB NOT NULL,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
      "slug" || E'\n' || "author" || E'\n' || "in_every_language"("texts", 'title')
    ) STORED,
    "cover_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "posts_slug_key" ON "posts"("slug");
CREATE INDEX "posts_status_published_at_idx" ON "posts"("status", "published_at");
CREATE INDEX "posts_cover_id_idx" ON "posts"("cover_id");

CREATE TABLE "post_pictures" (
    "post_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,

    CONSTRAINT "post_pictures_pkey" PRIMARY KEY ("post_id","media_id")
);
CREATE INDEX "post_pictures_media_id_idx" ON "post_pictures"("media_id");

-- ===== Tables: bookings =====

CREATE TABLE "booking_drafts" (
    "owner_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "device" VARCHAR(100) NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_drafts_pkey" PRIMARY KEY ("owner_id")
);
CREATE INDEX "booking_drafts_saved_at_idx" ON "booking_drafts"("saved_at");

-- ===== Tables: catalogue =====

CREATE TABLE "products" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" "ProductKind" NOT NULL,
    "texts" JSONB NOT NULL,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("slug" || E'\n' || "in_every_language"("texts", 'title')) STORED,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "bookable" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "area" TEXT,
    "difficulty" "Difficulty" NOT NULL DEFAULT 'easy',
    "dive_count" INTEGER NOT NULL DEFAULT 0,
    "duration_days" DOUBLE PRECISION NOT NULL,
    "minimum_age" INTEGER NOT NULL DEFAULT 10,
    "minimum_level" "Level" NOT NULL DEFAULT 'none',
    "languages" TEXT[],
    "pickup" BOOLEAN NOT NULL DEFAULT false,
    "transfers" JSONB,
    "weekdays" INTEGER[],
    "seats_per_day" INTEGER NOT NULL DEFAULT 0,
    "cut_off_hours" INTEGER NOT NULL DEFAULT 12,
    "confirmation" "Confirmation" NOT NULL DEFAULT 'by_hand',
    "forms" "FormsDue" NOT NULL DEFAULT 'before_day',
    "departure_time" VARCHAR(5) NOT NULL DEFAULT '07:30',
    "max_quantity" INTEGER NOT NULL DEFAULT 1,
    "divers_per_package" INTEGER NOT NULL DEFAULT 2,
    "allow_half_package" BOOLEAN NOT NULL DEFAULT false,
    "refresher" BOOLEAN NOT NULL DEFAULT false,
    "depth_limit" INTEGER,
    "current_limit" INTEGER,
    "price" INTEGER,
    "price_rules" JSONB NOT NULL DEFAULT '{}',
    "video_url" TEXT,
    "transport" "Transport"[] DEFAULT ARRAY['none']::"Transport"[],
    "led_by" "LedBy"[] DEFAULT ARRAY['none']::"LedBy"[],
    "divers_per_guide" INTEGER NOT NULL DEFAULT 4,
    "parts" "DayPart"[] DEFAULT ARRAY['morning', 'afternoon']::"DayPart"[],
    "served_areas" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "deposit_percent" INTEGER,
    "meeting_time" VARCHAR(5),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "programme_id" UUID,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "products_departure_time_check" CHECK ("departure_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    CONSTRAINT "products_limits_check" CHECK ("depth_limit" > 0 AND "current_limit" BETWEEN 0 AND 3),
    CONSTRAINT "products_needs_check" CHECK (
      cardinality("transport") > 0 AND cardinality("led_by") > 0 AND cardinality("parts") > 0
      AND "divers_per_guide" BETWEEN 1 AND 4
    ),
    CONSTRAINT "products_transfers_object" CHECK ("transfers" IS NULL OR jsonb_typeof("transfers") = 'object')
);
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");
CREATE INDEX "products_kind_active_sort_order_idx" ON "products"("kind", "active", "sort_order");
CREATE INDEX "products_by_needs"
  ON "products"("transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days")
  WHERE "bookable" AND "active";

CREATE TABLE "product_variants" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "names" JSONB NOT NULL,
    "price" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "product_variants_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "product_variants_product_id_position_idx" ON "product_variants"("product_id", "position");

CREATE TABLE "product_faqs" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "texts" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_faqs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "product_faqs_product_id_position_idx" ON "product_faqs"("product_id", "position");

CREATE TABLE "product_images" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,
    "alts" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "product_images_product_id_position_idx" ON "product_images"("product_id", "position");
CREATE INDEX "product_images_media_id_idx" ON "product_images"("media_id");

CREATE TABLE "add_ons" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("in_every_language"("texts", 'name')) STORED,
    "price" INTEGER NOT NULL,
    "unit" "AddOnUnit" NOT NULL,
    "maximum" INTEGER NOT NULL DEFAULT 1,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "takes_seat" BOOLEAN NOT NULL DEFAULT false,
    "private_guide" BOOLEAN NOT NULL DEFAULT false,
    "for_whom" JSONB,
    "equipment" BOOLEAN NOT NULL DEFAULT false,
    "for_eyesight" BOOLEAN NOT NULL DEFAULT false,
    "picture_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "add_ons_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "add_ons_slug_key" ON "add_ons"("slug");
CREATE INDEX "add_ons_picture_id_idx" ON "add_ons"("picture_id");

CREATE TABLE "product_add_ons" (
    "product_id" UUID NOT NULL,
    "add_on_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_add_ons_pkey" PRIMARY KEY ("product_id","add_on_id")
);
CREATE INDEX "product_add_ons_add_on_id_idx" ON "product_add_ons"("add_on_id");

CREATE TABLE "product_locations" (
    "product_id" UUID NOT NULL,
    "location_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_locations_pkey" PRIMARY KEY ("product_id","location_id")
);
CREATE INDEX "product_locations_location_id_idx" ON "product_locations"("location_id");

CREATE TABLE "locations" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
      "slug" || E'\n' || coalesce("pic_name", '') || E'\n' || "in_every_language"("texts", 'name')
    ) STORED,
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
    "home_position" INTEGER,
    "pic_name" TEXT,
    "pic_phone" TEXT,
    "pic_email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "locations_home_position_check" CHECK ("home_position" > 0)
);
CREATE UNIQUE INDEX "locations_slug_key" ON "locations"("slug");
CREATE INDEX "locations_active_sort_order_idx" ON "locations"("active", "sort_order");

CREATE TABLE "location_images" (
    "id" UUID NOT NULL,
    "location_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,
    "alts" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "location_images_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "location_images_location_id_position_idx" ON "location_images"("location_id", "position");
CREATE INDEX "location_images_media_id_idx" ON "location_images"("media_id");

CREATE TABLE "facility_locations" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("slug" || E'\n' || "in_every_language"("texts", 'name')) STORED,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "cover_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "facility_locations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "facility_locations_slug_key" ON "facility_locations"("slug");
CREATE INDEX "facility_locations_active_sort_order_idx" ON "facility_locations"("active", "sort_order");
CREATE INDEX "facility_locations_cover_id_idx" ON "facility_locations"("cover_id");

CREATE TABLE "faqs" (
    "id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
      lower("in_every_language"("texts", 'question') || E'\n' || "in_every_language"("texts", 'answer'))
    ) STORED,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "faqs_topic_position_idx" ON "faqs"("topic", "position");

CREATE TABLE "slug_redirects" (
    "owner" "SlugOwner" NOT NULL,
    "slug" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slug_redirects_pkey" PRIMARY KEY ("owner","slug")
);
CREATE INDEX "slug_redirects_target_id_idx" ON "slug_redirects"("target_id");

CREATE TABLE "_ladder" (
    "A" UUID NOT NULL,
    "B" UUID NOT NULL,

    CONSTRAINT "_ladder_AB_pkey" PRIMARY KEY ("A","B")
);
CREATE INDEX "_ladder_B_index" ON "_ladder"("B");

-- ===== Tables: contact =====

CREATE TABLE "messages" (
    "id" UUID NOT NULL,
    "kind" "MessageKind" NOT NULL,
    "status" "MessageStatus" NOT NULL DEFAULT 'new',
    "name" VARCHAR(200) NOT NULL,
    "email" TEXT NOT NULL,
    "phone" VARCHAR(25) NOT NULL DEFAULT '',
    "subject" VARCHAR(200) NOT NULL DEFAULT '',
    "body" TEXT NOT NULL,
    "locale" VARCHAR(2) NOT NULL,
    "product_id" UUID,
    "account_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "messages_status_created_at_idx" ON "messages"("status", "created_at");
CREATE INDEX "messages_created_at_idx" ON "messages"("created_at");
CREATE INDEX "messages_email_idx" ON "messages"("email");
CREATE INDEX "messages_name_idx" ON "messages" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "messages_part_of_email_idx" ON "messages" USING GIN ("email" gin_trgm_ops);
CREATE INDEX "messages_phone_idx" ON "messages" USING GIN ("phone" gin_trgm_ops);
CREATE INDEX "messages_subject_idx" ON "messages" USING GIN ("subject" gin_trgm_ops);
CREATE INDEX "messages_body_idx" ON "messages" USING GIN ("body" gin_trgm_ops);
CREATE INDEX "messages_product_id_idx" ON "messages"("product_id");
CREATE INDEX "messages_account_id_idx" ON "messages"("account_id");

CREATE TABLE "message_answers" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "author_id" UUID,
    "body" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_answers_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "message_answers_message_id_sent_at_idx" ON "message_answers"("message_id", "sent_at");
CREATE INDEX "message_answers_author_id_idx" ON "message_answers"("author_id");

CREATE TABLE "message_replies" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "attachments" INTEGER NOT NULL DEFAULT 0,
    "mail_hash" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_replies_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "message_replies_message_id_mail_hash_key" ON "message_replies"("message_id", "mail_hash");

-- ===== Tables: crew =====

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
    "favourite_site_id" UUID,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "crew_members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "crew_members_roles_check" CHECK (cardinality("roles") > 0),
    CONSTRAINT "crew_members_weekdays_check" CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7])
);
CREATE INDEX "crew_members_active_name_idx" ON "crew_members"("active", "name");
CREATE INDEX "crew_members_picture_id_idx" ON "crew_members"("picture_id");
CREATE INDEX "crew_members_favourite_site_id_idx" ON "crew_members"("favourite_site_id");

CREATE TABLE "crew_days" (
    "member_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "works" BOOLEAN NOT NULL,

    CONSTRAINT "crew_days_pkey" PRIMARY KEY ("member_id","date")
);
CREATE INDEX "crew_days_date_idx" ON "crew_days"("date");

-- ===== Tables: fleet =====

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
    CONSTRAINT "boats_areas_check" CHECK (cardinality("areas") > 0),
    CONSTRAINT "boats_seats_check" CHECK ("seats" > 0)
);
CREATE INDEX "boats_name_idx" ON "boats"("name");
CREATE INDEX "boats_picture_id_idx" ON "boats"("picture_id");

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

-- ===== Tables: media =====

CREATE TABLE "media" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sent_bytes" INTEGER NOT NULL DEFAULT 0,
    "owner_id" UUID,
    "placeholder" TEXT NOT NULL DEFAULT '',
    "focus_x" SMALLINT NOT NULL DEFAULT 50,
    "focus_y" SMALLINT NOT NULL DEFAULT 50,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "media_focus_check" CHECK ("focus_x" BETWEEN 0 AND 100 AND "focus_y" BETWEEN 0 AND 100)
);
CREATE UNIQUE INDEX "media_key_key" ON "media"("key");
CREATE INDEX "media_owner_id_idx" ON "media"("owner_id");

-- ===== Tables: orders =====

CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "booking_id" VARCHAR(10) NOT NULL,
    "customer_id" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'pending_payment',
    "locale" VARCHAR(2) NOT NULL,
    "activity_date" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "payment_type" "PaymentType" NOT NULL,
    "activity_fee" INTEGER NOT NULL,
    "add_on_fee" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "adjustment" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "due_now" INTEGER NOT NULL,
    "remaining" INTEGER NOT NULL,
    "pickup_area" TEXT,
    "emergency" TEXT NOT NULL,
    "sealed_details" TEXT,
    "address_marks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "decline_reason" TEXT,
    "retained" INTEGER,
    "attention" TEXT[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "placed_by_id" UUID,
    "network_hash" TEXT,
    "anonymised_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "orders_amounts_check" CHECK (
      "activity_fee" >= 0 AND "add_on_fee" >= 0 AND "discount" >= 0
      AND "total" = "activity_fee" + "add_on_fee" - "discount" + "adjustment" AND "total" >= 0
      AND "due_now" >= 0 AND "remaining" >= 0 AND "due_now" + "remaining" <= "total"
    ),
    CONSTRAINT "orders_retained_check" CHECK ("retained" >= 0)
);
CREATE UNIQUE INDEX "orders_booking_id_key" ON "orders"("booking_id");
CREATE INDEX "orders_customer_id_created_at_idx" ON "orders"("customer_id", "created_at");
CREATE INDEX "orders_id_status_idx" ON "orders"("id", "status");
CREATE INDEX "orders_status_activity_date_idx" ON "orders"("status", "activity_date");
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at", "id");
CREATE INDEX "orders_activity_date_id_idx" ON "orders"("activity_date", "id");
CREATE INDEX "orders_last_day_idx" ON "orders"("last_day");
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at", "id");
CREATE INDEX "orders_total_id_idx" ON "orders"("total", "id");
CREATE INDEX "orders_booking_id_part_idx"
  ON "orders" USING GIN ("booking_id" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "orders_booking_id_prefix_idx" ON "orders"("booking_id" text_pattern_ops, "id");
CREATE INDEX "orders_placed_by_id_idx" ON "orders"("placed_by_id");
CREATE INDEX "orders_network_hash_created_at_idx" ON "orders"("network_hash", "created_at");
CREATE INDEX "orders_address_marks_idx" ON "orders" USING GIN ("address_marks") WITH (gin_pending_list_limit = 256);
CREATE INDEX "orders_to_anonymise" ON "orders"("last_day") WHERE "anonymised_at" IS NULL;
CREATE INDEX "orders_with_attention_idx" ON "orders"("activity_date", "id") WHERE cardinality("attention") > 0;

CREATE TABLE "counted_meals" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "before" TIMESTAMPTZ(3) NOT NULL,
    "orders" INTEGER NOT NULL,

    CONSTRAINT "counted_meals_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "order_search" (
    "order_id" UUID NOT NULL,
    "search_key" TEXT NOT NULL,
    "marks" TEXT[] NOT NULL,

    CONSTRAINT "order_search_pkey" PRIMARY KEY ("order_id")
);
CREATE INDEX "order_search_search_key_idx"
  ON "order_search" USING GIN ("search_key" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "order_search_marks_idx" ON "order_search" USING GIN ("marks") WITH (gin_pending_list_limit = 256);

CREATE TABLE "order_links" (
    "order_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_links_pkey" PRIMARY KEY ("order_id")
);
CREATE UNIQUE INDEX "order_links_token_hash_key" ON "order_links"("token_hash");

CREATE TABLE "order_items" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" UUID NOT NULL,
    "departure_id" UUID NOT NULL,
    "activity_date" DATE NOT NULL,
    "last_day" DATE NOT NULL GENERATED ALWAYS AS (
      "activity_date" + greatest(ceil(("snapshot" ->> 'durationDays')::numeric)::int, 1) - 1
    ) STORED,
    "diver_count" INTEGER NOT NULL,
    "holds_seats" BOOLEAN NOT NULL DEFAULT true,
    "snapshot" JSONB NOT NULL,
    "variant_id" UUID,
    "unit_price" INTEGER NOT NULL,
    "price_terms" JSONB NOT NULL DEFAULT '{}',
    "activity_fee" INTEGER NOT NULL,
    "add_on_fee" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "adjustment" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "due_now_percent" INTEGER NOT NULL,
    "refund_bands" JSONB NOT NULL,
    "state" "ItemState" NOT NULL DEFAULT 'booked',
    "off_reason" "ItemOffReason",
    "off_at" TIMESTAMPTZ(3),
    "retained" INTEGER,
    "companions" INTEGER NOT NULL DEFAULT 0,
    "companion_names" TEXT,
    "private_guide" BOOLEAN NOT NULL DEFAULT false,
    "refunded" INTEGER,
    "waived" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "order_items_amounts_check" CHECK (
      "diver_count" > 0
      AND "total" = "activity_fee" + "add_on_fee" - "discount" + "adjustment" AND "total" >= 0
      AND "due_now_percent" BETWEEN 0 AND 100
    ),
    CONSTRAINT "order_items_companions_check" CHECK ("companions" >= 0),
    CONSTRAINT "order_items_off_check" CHECK (
      ("state" = 'off') = ("off_reason" IS NOT NULL) AND ("state" = 'off') = ("off_at" IS NOT NULL)
    ),
    CONSTRAINT "order_items_refunded_check" CHECK (
      "refunded" >= 0 AND ("state" = 'off' OR "refunded" IS NULL)
    ),
    CONSTRAINT "order_items_retained_check" CHECK ("retained" >= 0 AND ("state" = 'off' OR "retained" IS NULL)),
    CONSTRAINT "order_items_seats_check" CHECK ("state" = 'booked' OR NOT "holds_seats"),
    CONSTRAINT "order_items_waived_check" CHECK (
      "waived" >= 0 AND ("state" = 'off' OR "waived" = 0)
    )
);
CREATE INDEX "order_items_departure_id_idx" ON "order_items"("departure_id");
CREATE INDEX "order_items_product_id_idx" ON "order_items"("product_id");
CREATE INDEX "order_items_sales_idx"
  ON "order_items"("activity_date", "id", "order_id", "product_id", "diver_count", "total", "state");
CREATE INDEX "order_items_last_day_idx" ON "order_items"("last_day");
CREATE UNIQUE INDEX "order_items_order_id_position_key" ON "order_items"("order_id", "position");
CREATE INDEX "order_items_booked_of_product_idx" ON "order_items"("product_id", "order_id") WHERE "holds_seats";
CREATE INDEX "order_items_days_out_idx" ON "order_items" USING GIST (daterange("activity_date", "last_day", '[]'));
CREATE INDEX "order_items_off_of_product_idx" ON "order_items"("product_id", "order_id") WHERE NOT "holds_seats";

CREATE TABLE "order_item_divers" (
    "item_id" UUID NOT NULL,
    "diver_id" UUID NOT NULL,

    CONSTRAINT "order_item_divers_pkey" PRIMARY KEY ("item_id","diver_id")
);
CREATE INDEX "order_item_divers_diver_id_idx" ON "order_item_divers"("diver_id");

CREATE TABLE "order_divers" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "full_name" VARCHAR(100) NOT NULL,
    "gender" "Gender",
    "nationality" VARCHAR(2),
    "preferred_language" VARCHAR(2),
    "email" TEXT,
    "shoe_size" DOUBLE PRECISION,
    "shoe_size_system" VARCHAR(2),
    "association" TEXT,
    "certification_level" TEXT NOT NULL,
    "last_dive" DATE,
    "variant" INTEGER,
    "sealed" TEXT NOT NULL,
    "sealed_details" TEXT,
    "phone_marks" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "order_divers_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "order_divers_id_nationality_idx" ON "order_divers"("id", "nationality");
CREATE INDEX "order_divers_phone_marks_idx"
  ON "order_divers" USING GIN ("phone_marks") WITH (gin_pending_list_limit = 256);
CREATE UNIQUE INDEX "order_divers_order_id_position_key" ON "order_divers"("order_id", "position");

CREATE TABLE "order_add_ons" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "add_on_id" UUID,
    "names" JSONB NOT NULL,
    "unit" "AddOnUnit" NOT NULL,
    "price" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "order_add_ons_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "order_add_ons_item_id_idx" ON "order_add_ons"("item_id");
CREATE INDEX "order_add_ons_add_on_id_idx" ON "order_add_ons"("add_on_id");
CREATE UNIQUE INDEX "order_add_ons_order_id_position_key" ON "order_add_ons"("order_id", "position");

CREATE TABLE "order_events" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "item_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "actor_id" UUID,
    "from_status" "OrderStatus",
    "to_status" "OrderStatus",
    "note" TEXT,
    "amount" INTEGER,
    "internal" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "order_events_order_id_at_idx" ON "order_events"("order_id", "at");
CREATE INDEX "order_events_actor_id_idx" ON "order_events"("actor_id");
CREATE INDEX "order_events_item_id_idx" ON "order_events"("item_id");

CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "request_hash" TEXT NOT NULL,
    "order_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

CREATE TABLE "bulk_acts" (
    "id" UUID NOT NULL,
    "kind" "BulkKind" NOT NULL,
    "started_by_id" UUID NOT NULL,
    "idempotency_key" VARCHAR(200) NOT NULL,
    "request_hash" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_acts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "bulk_acts_created_at_idx" ON "bulk_acts"("created_at");
CREATE UNIQUE INDEX "bulk_acts_started_by_id_idempotency_key_key" ON "bulk_acts"("started_by_id", "idempotency_key");

CREATE TABLE "bulk_rows" (
    "act_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "order_id" UUID NOT NULL,
    "state" "BulkRowState" NOT NULL DEFAULT 'waiting',
    "refusal" JSONB,
    "refund" INTEGER,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_rows_pkey" PRIMARY KEY ("act_id","position"),
    CONSTRAINT "bulk_rows_settled_check" CHECK (("state" = 'waiting') = ("settled_at" IS NULL))
);
CREATE INDEX "bulk_rows_order_id_idx" ON "bulk_rows"("order_id");
CREATE UNIQUE INDEX "bulk_rows_act_id_order_id_key" ON "bulk_rows"("act_id", "order_id");

CREATE TABLE "report_days" (
    "day" DATE NOT NULL,

    CONSTRAINT "report_days_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "report_figures" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "earlier" DATE NOT NULL,
    "count" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "report_figures_pkey" PRIMARY KEY ("kind","day","key","earlier")
);

CREATE TABLE "report_changes" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "report_changes_pkey" PRIMARY KEY ("id")
);

-- ===== Tables: outings =====

CREATE TABLE "seat_counting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "boats_from" DATE,
    "guides_from" DATE,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_counting_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "seat_counting_single_check" CHECK ("id" = 1)
);

CREATE TABLE "days" (
    "date" DATE NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "searched_below" INTEGER,
    "published_at" TIMESTAMPTZ(3),
    "published_by_id" UUID,
    "published" JSONB,
    "notified" JSONB,

    CONSTRAINT "days_pkey" PRIMARY KEY ("date")
);
CREATE INDEX "days_published_by_id_idx" ON "days"("published_by_id");

CREATE TABLE "departure_days" (
    "departure_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "people" INTEGER NOT NULL DEFAULT 0,
    "shared_divers" INTEGER NOT NULL DEFAULT 0,
    "private_divers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "boat_id" UUID,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "published" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "departure_days_pkey" PRIMARY KEY ("departure_id","date"),
    CONSTRAINT "departure_days_people_check" CHECK (
      "people" >= 0 AND "shared_divers" BETWEEN 0 AND "people"
    )
);
CREATE INDEX "departure_days_date_idx" ON "departure_days"("date");
CREATE INDEX "departure_days_boat_id_date_idx" ON "departure_days"("boat_id", "date");

CREATE TABLE "day_limits" (
    "date" DATE NOT NULL,
    "part" "DayPart" NOT NULL,
    "subject" VARCHAR(36) NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "most" INTEGER NOT NULL,
    "short" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "day_limits_pkey" PRIMARY KEY ("date","part","subject"),
    CONSTRAINT "day_limits_used_check" CHECK (
      "used" >= 0 AND "most" >= 0 AND "short" >= 0 AND "used" <= "most" + "short"
    )
);

CREATE TABLE "outings" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "boat_id" UUID NOT NULL,
    "part" "DayPart" NOT NULL,
    "captain_id" UUID,
    "pinned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "outings_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "outings_boat_id_idx" ON "outings"("boat_id");
CREATE INDEX "outings_captain_id_date_idx" ON "outings"("captain_id", "date");
CREATE UNIQUE INDEX "outings_date_boat_id_part_key" ON "outings"("date", "boat_id", "part");

CREATE TABLE "dive_groups" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "departure_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "leader_id" UUID,
    "pinned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "dive_groups_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "dive_groups_departure_id_idx" ON "dive_groups"("departure_id");
CREATE INDEX "dive_groups_leader_id_date_idx" ON "dive_groups"("leader_id", "date");
CREATE UNIQUE INDEX "dive_groups_date_departure_id_position_key" ON "dive_groups"("date", "departure_id", "position");

CREATE TABLE "group_members" (
    "group_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "diver_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "pinned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "group_members_pkey" PRIMARY KEY ("item_id","diver_id","date")
);
CREATE INDEX "group_members_group_id_idx" ON "group_members"("group_id");

-- ===== Tables: pay =====

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

CREATE TABLE "pay_months" (
    "month" DATE NOT NULL,
    "closed_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pay_months_pkey" PRIMARY KEY ("month"),
    CONSTRAINT "pay_months_month_check" CHECK (extract(day FROM "month") = 1)
);
CREATE INDEX "pay_months_closed_by_id_idx" ON "pay_months"("closed_by_id");

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
    CONSTRAINT "pay_extras_amount_check" CHECK (
      ("kind" = 'bonus' AND "amount" > 0) OR ("kind" = 'advance' AND "amount" < 0)
      OR ("kind" = 'correction' AND "amount" <> 0)
    ),
    CONSTRAINT "pay_extras_corrects_check" CHECK (
      ("kind" = 'correction') = ("corrects" IS NOT NULL) AND ("corrects" IS NULL OR "corrects" < "month")
    ),
    CONSTRAINT "pay_extras_month_check" CHECK (extract(day FROM "month") = 1)
);
CREATE INDEX "pay_extras_month_member_id_idx" ON "pay_extras"("month", "member_id");
CREATE INDEX "pay_extras_member_id_idx" ON "pay_extras"("member_id");
CREATE INDEX "pay_extras_created_by_id_idx" ON "pay_extras"("created_by_id");

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
    CONSTRAINT "outing_costs_amounts_check" CHECK (least("boat_cost", "fuel", "fees", "lunch") >= 0),
    CONSTRAINT "outing_costs_outing_check" CHECK (
      ("boat_id" IS NULL) = ("part" IS NULL) AND ("boat_id" IS NULL) <> ("departure_id" IS NULL)
    )
);
CREATE INDEX "outing_costs_boat_id_idx" ON "outing_costs"("boat_id");
CREATE INDEX "outing_costs_departure_id_idx" ON "outing_costs"("departure_id");
CREATE UNIQUE INDEX "outing_costs_date_boat_id_part_key" ON "outing_costs"("date", "boat_id", "part");
CREATE UNIQUE INDEX "outing_costs_date_departure_id_key" ON "outing_costs"("date", "departure_id");

-- ===== Tables: payments =====

CREATE TABLE "payment_attempts" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "gateway" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "session_id" TEXT,
    "payment_id" TEXT,
    "amount" INTEGER NOT NULL,
    "status" "AttemptStatus" NOT NULL DEFAULT 'opening',
    "payment_url" TEXT,
    "channel" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "polled_at" TIMESTAMPTZ(3),
    "wrong_amount" INTEGER,
    "wrong_currency" VARCHAR(3),
    "wrong_outcome" "WrongAmountOutcome",
    "settled_at" TIMESTAMPTZ(3),
    "for_rest" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_attempts_amount_check" CHECK ("amount" > 0)
);
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts"("reference");
CREATE INDEX "payment_attempts_order_id_idx" ON "payment_attempts"("order_id");
CREATE INDEX "payment_attempts_status_expires_at_idx" ON "payment_attempts"("status", "expires_at");
CREATE INDEX "payment_attempts_created_at_gateway_status_idx"
  ON "payment_attempts"("created_at", "gateway", "status");
CREATE INDEX "payment_attempts_gateway_session_id_idx" ON "payment_attempts"("gateway", "session_id");
CREATE UNIQUE INDEX "payment_attempts_one_live"
  ON "payment_attempts"("order_id") WHERE "status" IN ('opening', 'pending');
CREATE INDEX "payment_attempts_open_wrong_amount"
  ON "payment_attempts"("order_id") WHERE "wrong_amount" IS NOT NULL AND "wrong_outcome" IS NULL;

CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "attempt_id" UUID,
    "refund_id" UUID,
    "method" TEXT,
    "received" INTEGER,
    "reverses_id" UUID,
    "settled_by_id" UUID,
    "receipt_id" UUID,
    "recorded_by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ledger_entries_links_check" CHECK (
      ("reverses_id" IS NOT NULL OR "kind"::text <> 'on_site_reversal')
      AND ("reverses_id" IS NULL OR "kind"::text IN ('on_site_reversal', 'on_account', 'off_account'))
      AND ("settled_by_id" IS NULL OR "kind"::text = 'off_account')
      AND ("received" IS NULL OR ("kind"::text = 'on_site' AND "received" >= "amount"))
    ),
    CONSTRAINT "ledger_entries_sign_check" CHECK (
      CASE WHEN "kind"::text IN ('charge', 'on_site', 'on_account') THEN "amount" > 0 ELSE "amount" < 0 END
    )
);
CREATE UNIQUE INDEX "ledger_entries_refund_id_key" ON "ledger_entries"("refund_id");
CREATE UNIQUE INDEX "ledger_entries_reverses_id_key" ON "ledger_entries"("reverses_id");
CREATE INDEX "ledger_entries_order_id_idx" ON "ledger_entries"("order_id");
CREATE INDEX "ledger_entries_attempt_id_idx" ON "ledger_entries"("attempt_id");
CREATE INDEX "ledger_entries_recorded_by_id_idx" ON "ledger_entries"("recorded_by_id");
CREATE INDEX "ledger_entries_at_id_idx" ON "ledger_entries"("at", "id");
CREATE INDEX "ledger_entries_amount_id_idx" ON "ledger_entries"("amount", "id");
CREATE INDEX "ledger_entries_method_at_id_idx" ON "ledger_entries"("method", "at", "id");
CREATE INDEX "ledger_entries_settled_by_id_idx" ON "ledger_entries"("settled_by_id");
CREATE INDEX "ledger_entries_receipt_id_idx" ON "ledger_entries"("receipt_id");
CREATE UNIQUE INDEX "ledger_entries_one_charge" ON "ledger_entries"("attempt_id") WHERE "kind" = 'charge';

CREATE TABLE "ledger_sums" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "LedgerKind" NOT NULL,
    "method" TEXT,
    "gateway" TEXT,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ledger_sums_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "receipt_series" (
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "receipt_series_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "receipts" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "issued_by_id" UUID,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "receipts_number_check" CHECK ("number" >= 1)
);
CREATE INDEX "receipts_order_id_idx" ON "receipts"("order_id");
CREATE INDEX "receipts_issued_by_id_idx" ON "receipts"("issued_by_id");
CREATE UNIQUE INDEX "receipts_year_number_key" ON "receipts"("year", "number");

CREATE TABLE "cash_reports" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "left_in_till" INTEGER,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "closed_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cash_reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "cash_reports_counted_check" CHECK ("counted" >= 0),
    CONSTRAINT "cash_reports_left_in_till_check" CHECK ("left_in_till" BETWEEN 0 AND "counted")
);
CREATE UNIQUE INDEX "cash_reports_date_key" ON "cash_reports"("date");
CREATE INDEX "cash_reports_closed_by_id_idx" ON "cash_reports"("closed_by_id");

CREATE TABLE "cash_report_entries" (
    "entry_id" UUID NOT NULL,
    "report_id" UUID NOT NULL,

    CONSTRAINT "cash_report_entries_pkey" PRIMARY KEY ("entry_id")
);
CREATE INDEX "cash_report_entries_report_id_idx" ON "cash_report_entries"("report_id");

CREATE TABLE "till_entries" (
    "id" UUID NOT NULL,
    "kind" "TillEntryKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "reverses_id" UUID,
    "recorded_by_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "till_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "till_entries_reason_check" CHECK (
      "reason" <> '' OR "kind" = 'float' AND "reverses_id" IS NULL
    ),
    CONSTRAINT "till_entries_sign_check" CHECK (
      ("amount" > 0) = (("kind" IN ('float', 'cash_in')) = ("reverses_id" IS NULL)) AND "amount" <> 0
      OR "amount" = 0 AND "kind" = 'float'
    )
);
CREATE UNIQUE INDEX "till_entries_reverses_id_key" ON "till_entries"("reverses_id");
CREATE INDEX "till_entries_at_id_idx" ON "till_entries"("at", "id");
CREATE INDEX "till_entries_recorded_by_id_idx" ON "till_entries"("recorded_by_id");

CREATE TABLE "till_report_entries" (
    "entry_id" UUID NOT NULL,
    "report_id" UUID NOT NULL,

    CONSTRAINT "till_report_entries_pkey" PRIMARY KEY ("entry_id")
);
CREATE INDEX "till_report_entries_report_id_idx" ON "till_report_entries"("report_id");

CREATE TABLE "till_counts" (
    "id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "left_in_till" INTEGER NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "counted_by_id" UUID,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "till_counts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "till_counts_counted_check" CHECK ("counted" >= 0 AND "left_in_till" BETWEEN 0 AND "counted")
);
CREATE INDEX "till_counts_date_counted_at_id_idx" ON "till_counts"("date", "counted_at", "id");
CREATE INDEX "till_counts_counted_by_id_idx" ON "till_counts"("counted_by_id");

CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "attempt_id" UUID,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'requested',
    "gateway_id" TEXT,
    "round" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "way" "RefundWay" NOT NULL DEFAULT 'gateway',
    "note" TEXT,
    "requested_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "refunds_amount_check" CHECK ("amount" > 0)
);
CREATE INDEX "refunds_order_id_idx" ON "refunds"("order_id");
CREATE INDEX "refunds_attempt_id_idx" ON "refunds"("attempt_id");
CREATE INDEX "refunds_status_idx" ON "refunds"("status");
CREATE INDEX "refunds_requested_by_id_idx" ON "refunds"("requested_by_id");

CREATE TABLE "gateway_events" (
    "id" UUID NOT NULL,
    "gateway" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "gateway_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "gateway_events_received_at_idx" ON "gateway_events"("received_at");
CREATE UNIQUE INDEX "gateway_events_gateway_dedupe_key_key" ON "gateway_events"("gateway", "dedupe_key");

CREATE TABLE "unmatched_payments" (
    "gateway" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "ours" INTEGER NOT NULL,
    "theirs" INTEGER NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unmatched_payments_pkey" PRIMARY KEY ("gateway","reference")
);

CREATE TABLE "sandbox_sessions" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "payment_url" TEXT NOT NULL,
    "paid_amount" INTEGER,
    "status" TEXT NOT NULL,
    "pays_late" BOOLEAN NOT NULL DEFAULT false,
    "success_url" TEXT NOT NULL,
    "failure_url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "sandbox_sessions_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "sandbox_sessions_reference_key" ON "sandbox_sessions"("reference");
CREATE INDEX "sandbox_sessions_created_at_idx" ON "sandbox_sessions"("created_at");

CREATE TABLE "sandbox_refunds" (
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_refunds_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "sandbox_refunds_reference_key" ON "sandbox_refunds"("reference");
CREATE INDEX "sandbox_refunds_session_id_idx" ON "sandbox_refunds"("session_id");

CREATE TABLE "refund_approvals" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "input" TEXT,
    "amount" INTEGER NOT NULL,
    "way" "RefundWay" NOT NULL DEFAULT 'gateway',
    "note" TEXT,
    "status" "RefundApprovalStatus" NOT NULL DEFAULT 'waiting',
    "requested_by_id" UUID NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_approvals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "refund_approvals_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "refund_approvals_decided_check" CHECK (("status" = 'waiting') = ("decided_at" IS NULL)),
    CONSTRAINT "refund_approvals_second_check" CHECK ("status" <> 'approved' OR "decided_by_id" <> "requested_by_id")
);
CREATE INDEX "refund_approvals_order_id_idx" ON "refund_approvals"("order_id");
CREATE INDEX "refund_approvals_status_requested_at_idx" ON "refund_approvals"("status", "requested_at");
CREATE INDEX "refund_approvals_requested_by_id_idx" ON "refund_approvals"("requested_by_id");
CREATE INDEX "refund_approvals_decided_by_id_idx" ON "refund_approvals"("decided_by_id");
CREATE UNIQUE INDEX "refund_approvals_one_waiting" ON "refund_approvals"("order_id") WHERE "status" = 'waiting';

CREATE TABLE "invoice_series" (
    "year" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "prefix" VARCHAR(20) NOT NULL,
    "credits_id" UUID,
    "locale" VARCHAR(2) NOT NULL,
    "issuer" JSONB NOT NULL,
    "recipient" TEXT,
    "lines" JSONB NOT NULL,
    "taxes" JSONB NOT NULL,
    "net" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "paid" INTEGER NOT NULL,
    "issued_by_id" UUID,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoices_credits_check" CHECK (("kind" = 'credit_note') = ("credits_id" IS NOT NULL)),
    CONSTRAINT "invoices_number_check" CHECK ("number" >= 1),
    CONSTRAINT "invoices_sign_check" CHECK (CASE WHEN "kind" = 'invoice' THEN "total" > 0 ELSE "total" < 0 END)
);
CREATE UNIQUE INDEX "invoices_credits_id_key" ON "invoices"("credits_id");
CREATE INDEX "invoices_order_id_idx" ON "invoices"("order_id");
CREATE INDEX "invoices_issued_by_id_idx" ON "invoices"("issued_by_id");
CREATE INDEX "invoices_issued_at_idx" ON "invoices"("issued_at");
CREATE INDEX "invoices_total_id_idx" ON "invoices"("total", "id");
CREATE INDEX "invoices_year_total_id_idx" ON "invoices"("year", "total", "id");
CREATE INDEX "invoices_kind_year_number_idx" ON "invoices"("kind", "year", "number");
CREATE UNIQUE INDEX "invoices_year_number_key" ON "invoices"("year", "number");

CREATE TABLE "invoice_search" (
    "invoice_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "search_key" TEXT NOT NULL,

    CONSTRAINT "invoice_search_pkey" PRIMARY KEY ("invoice_id")
);
CREATE INDEX "invoice_search_search_key_idx" ON "invoice_search" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "invoice_search_number_idx" ON "invoice_search"("number");
CREATE INDEX "invoice_search_order_id_idx" ON "invoice_search"("order_id");

CREATE TABLE "invoice_sums" (
    "year" INTEGER NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "net" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "invoice_sums_pkey" PRIMARY KEY ("year","kind")
);

-- ===== Tables: people =====

CREATE TABLE "people" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "people_owner_id_idx" ON "people"("owner_id");

-- ===== Tables: server =====

CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

CREATE TABLE "worker_heartbeats" (
    "worker_id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("worker_id")
);

-- ===== Tables: settings =====

CREATE TABLE "shop_settings" (
    "section" VARCHAR(20) NOT NULL,
    "number" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "logo_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_by_id" UUID,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("section","number")
);
CREATE INDEX "shop_settings_logo_id_idx" ON "shop_settings"("logo_id");
CREATE INDEX "shop_settings_saved_by_id_idx" ON "shop_settings"("saved_by_id");

CREATE TABLE "page_texts" (
    "page" VARCHAR(20) NOT NULL,
    "number" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_by_id" UUID,

    CONSTRAINT "page_texts_pkey" PRIMARY KEY ("page","number")
);
CREATE INDEX "page_texts_saved_by_id_idx" ON "page_texts"("saved_by_id");

-- ===== Tables: templates =====

CREATE TABLE "message_templates" (
    "id" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "texts" JSONB NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "message_templates_position_idx" ON "message_templates"("position");

-- ===== Relations =====

ALTER TABLE "users"
  ADD CONSTRAINT "users_avatar_id_fkey"
    FOREIGN KEY ("avatar_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_tokens"
  ADD CONSTRAINT "link_tokens_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "one_time_codes"
  ADD CONSTRAINT "one_time_codes_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "identities"
  ADD CONSTRAINT "identities_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "customer_notes"
  ADD CONSTRAINT "customer_notes_customer_id_fkey"
    FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "customer_notes_author_id_fkey"
    FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "audit_entries"
  ADD CONSTRAINT "audit_entries_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "departures"
  ADD CONSTRAINT "departures_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "closure_proposals"
  ADD CONSTRAINT "closure_proposals_closure_id_fkey"
    FOREIGN KEY ("closure_id") REFERENCES "closures"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "closure_proposals_decided_by_id_fkey"
    FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "posts"
  ADD CONSTRAINT "posts_cover_id_fkey"
    FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "post_pictures"
  ADD CONSTRAINT "post_pictures_post_id_fkey"
    FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "post_pictures_media_id_fkey"
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "booking_drafts"
  ADD CONSTRAINT "booking_drafts_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "products"
  ADD CONSTRAINT "products_programme_id_fkey"
    FOREIGN KEY ("programme_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "product_variants"
  ADD CONSTRAINT "product_variants_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_faqs"
  ADD CONSTRAINT "product_faqs_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_images"
  ADD CONSTRAINT "product_images_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "product_images_media_id_fkey"
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "add_ons"
  ADD CONSTRAINT "add_ons_picture_id_fkey"
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "product_add_ons"
  ADD CONSTRAINT "product_add_ons_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "product_add_ons_add_on_id_fkey"
    FOREIGN KEY ("add_on_id") REFERENCES "add_ons"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_locations"
  ADD CONSTRAINT "product_locations_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "product_locations_location_id_fkey"
    FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "location_images"
  ADD CONSTRAINT "location_images_location_id_fkey"
    FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "location_images_media_id_fkey"
    FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "facility_locations"
  ADD CONSTRAINT "facility_locations_cover_id_fkey"
    FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "_ladder"
  ADD CONSTRAINT "_ladder_A_fkey"
    FOREIGN KEY ("A") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "_ladder_B_fkey"
    FOREIGN KEY ("B") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "messages_account_id_fkey"
    FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "message_answers"
  ADD CONSTRAINT "message_answers_message_id_fkey"
    FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "message_answers_author_id_fkey"
    FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "message_replies"
  ADD CONSTRAINT "message_replies_message_id_fkey"
    FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "crew_members"
  ADD CONSTRAINT "crew_members_picture_id_fkey"
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "crew_members_favourite_site_id_fkey"
    FOREIGN KEY ("favourite_site_id") REFERENCES "locations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "crew_days"
  ADD CONSTRAINT "crew_days_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "boats"
  ADD CONSTRAINT "boats_picture_id_fkey"
    FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "out_of_service_spans"
  ADD CONSTRAINT "out_of_service_spans_boat_id_fkey"
    FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "media"
  ADD CONSTRAINT "media_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "orders"
  ADD CONSTRAINT "orders_customer_id_fkey"
    FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "orders_placed_by_id_fkey"
    FOREIGN KEY ("placed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "order_search"
  ADD CONSTRAINT "order_search_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_links"
  ADD CONSTRAINT "order_links_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_items_product_id_fkey"
    FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "order_items_departure_id_fkey"
    FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "order_item_divers"
  ADD CONSTRAINT "order_item_divers_item_id_fkey"
    FOREIGN KEY ("item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_item_divers_diver_id_fkey"
    FOREIGN KEY ("diver_id") REFERENCES "order_divers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_divers"
  ADD CONSTRAINT "order_divers_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_add_ons"
  ADD CONSTRAINT "order_add_ons_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_add_ons_item_id_fkey"
    FOREIGN KEY ("item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_add_ons_add_on_id_fkey"
    FOREIGN KEY ("add_on_id") REFERENCES "add_ons"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "order_events"
  ADD CONSTRAINT "order_events_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_events_item_id_fkey"
    FOREIGN KEY ("item_id") REFERENCES "order_items"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "order_events_actor_id_fkey"
    FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bulk_acts"
  ADD CONSTRAINT "bulk_acts_started_by_id_fkey"
    FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "bulk_rows"
  ADD CONSTRAINT "bulk_rows_act_id_fkey"
    FOREIGN KEY ("act_id") REFERENCES "bulk_acts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "bulk_rows_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "days"
  ADD CONSTRAINT "days_published_by_id_fkey"
    FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "departure_days"
  ADD CONSTRAINT "departure_days_departure_id_fkey"
    FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "departure_days_date_fkey"
    FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "departure_days_boat_id_fkey"
    FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "day_limits"
  ADD CONSTRAINT "day_limits_date_fkey"
    FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "outings"
  ADD CONSTRAINT "outings_date_fkey"
    FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "outings_boat_id_fkey"
    FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "outings_captain_id_fkey"
    FOREIGN KEY ("captain_id") REFERENCES "crew_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "dive_groups"
  ADD CONSTRAINT "dive_groups_date_fkey"
    FOREIGN KEY ("date") REFERENCES "days"("date") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "dive_groups_departure_id_fkey"
    FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "dive_groups_leader_id_fkey"
    FOREIGN KEY ("leader_id") REFERENCES "crew_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "group_members"
  ADD CONSTRAINT "group_members_group_id_fkey"
    FOREIGN KEY ("group_id") REFERENCES "dive_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "group_members_item_id_diver_id_fkey"
    FOREIGN KEY ("item_id", "diver_id")
    REFERENCES "order_item_divers"("item_id", "diver_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pay_rates"
  ADD CONSTRAINT "pay_rates_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pay_months"
  ADD CONSTRAINT "pay_months_closed_by_id_fkey"
    FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "pay_lines"
  ADD CONSTRAINT "pay_lines_month_fkey"
    FOREIGN KEY ("month") REFERENCES "pay_months"("month") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "pay_extras"
  ADD CONSTRAINT "pay_extras_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "crew_members"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "pay_extras_created_by_id_fkey"
    FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "cost_rates"
  ADD CONSTRAINT "cost_rates_boat_id_fkey"
    FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "outing_costs"
  ADD CONSTRAINT "outing_costs_boat_id_fkey"
    FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "outing_costs_departure_id_fkey"
    FOREIGN KEY ("departure_id") REFERENCES "departures"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_attempts"
  ADD CONSTRAINT "payment_attempts_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_entries_attempt_id_fkey"
    FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_entries_refund_id_fkey"
    FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_entries_reverses_id_fkey"
    FOREIGN KEY ("reverses_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_entries_settled_by_id_fkey"
    FOREIGN KEY ("settled_by_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_entries_receipt_id_fkey"
    FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "ledger_entries_recorded_by_id_fkey"
    FOREIGN KEY ("recorded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "receipts"
  ADD CONSTRAINT "receipts_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "receipts_issued_by_id_fkey"
    FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "cash_reports"
  ADD CONSTRAINT "cash_reports_closed_by_id_fkey"
    FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "cash_report_entries"
  ADD CONSTRAINT "cash_report_entries_entry_id_fkey"
    FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "cash_report_entries_report_id_fkey"
    FOREIGN KEY ("report_id") REFERENCES "cash_reports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "till_entries"
  ADD CONSTRAINT "till_entries_reverses_id_fkey"
    FOREIGN KEY ("reverses_id") REFERENCES "till_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "till_entries_recorded_by_id_fkey"
    FOREIGN KEY ("recorded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "till_report_entries"
  ADD CONSTRAINT "till_report_entries_entry_id_fkey"
    FOREIGN KEY ("entry_id") REFERENCES "till_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "till_report_entries_report_id_fkey"
    FOREIGN KEY ("report_id") REFERENCES "cash_reports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "till_counts"
  ADD CONSTRAINT "till_counts_counted_by_id_fkey"
    FOREIGN KEY ("counted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "refunds"
  ADD CONSTRAINT "refunds_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "refunds_attempt_id_fkey"
    FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "refunds_requested_by_id_fkey"
    FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "sandbox_refunds"
  ADD CONSTRAINT "sandbox_refunds_session_id_fkey"
    FOREIGN KEY ("session_id") REFERENCES "sandbox_sessions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "refund_approvals"
  ADD CONSTRAINT "refund_approvals_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "refund_approvals_requested_by_id_fkey"
    FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "refund_approvals_decided_by_id_fkey"
    FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoices"
  ADD CONSTRAINT "invoices_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "invoices_credits_id_fkey"
    FOREIGN KEY ("credits_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "invoices_issued_by_id_fkey"
    FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "invoice_search"
  ADD CONSTRAINT "invoice_search_invoice_id_fkey"
    FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "people"
  ADD CONSTRAINT "people_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shop_settings"
  ADD CONSTRAINT "shop_settings_logo_id_fkey"
    FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "shop_settings_saved_by_id_fkey"
    FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "page_texts"
  ADD CONSTRAINT "page_texts_saved_by_id_fkey"
    FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- ===== Money =====

-- The ledger and the till are append-only.
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to';
END $$;
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();
CREATE TRIGGER "till_entries_append_only" BEFORE UPDATE OR DELETE ON "till_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();
CREATE TRIGGER "till_counts_append_only" BEFORE UPDATE OR DELETE ON "till_counts"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();

-- Adds the movements of a statement to the sums that lists and reports read.
CREATE FUNCTION add_to_ledger_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_sums (kind, method, gateway, amount)
  SELECT made.kind, made.method, gateway, sum(made.amount)
  FROM made LEFT JOIN payment_attempts ON payment_attempts.id = attempt_id GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE TRIGGER "ledger_entries_summed" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_ledger_sums();

-- Adds the invoices of a statement to the sums of their year.
CREATE FUNCTION add_to_invoice_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_sums (year, kind, net, total)
  SELECT year, kind, sum(net), sum(total) FROM made GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (year, kind) DO UPDATE SET net = invoice_sums.net + excluded.net, total = invoice_sums.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER "invoices_summed" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_invoice_sums();

-- ===== Departures =====

-- A departure without a time starts at the time of its product.
CREATE FUNCTION "fill_time_of_departure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.time := (SELECT departure_time FROM products WHERE id = NEW.product_id);
  RETURN NEW;
END $$;
CREATE TRIGGER "departures_time" BEFORE INSERT ON "departures"
  FOR EACH ROW WHEN (NEW.time IS NULL) EXECUTE FUNCTION "fill_time_of_departure"();

-- Returns the departures of a product on days; days without any get the usual one, with one of the ids. Locks the
-- product's row, so that its capacity and its time cannot change before these departures exist to follow or to keep
-- them.
CREATE FUNCTION "make_departures"("product" UUID, "wanted" DATE[], "ids" UUID[], "moment" TIMESTAMPTZ)
RETURNS SETOF "departures" LANGUAGE plpgsql AS $$
DECLARE
  "plan" "products"%ROWTYPE;
BEGIN
  SELECT * INTO "plan" FROM "products" WHERE "id" = "product" FOR SHARE;
  IF FOUND THEN
    INSERT INTO "departures" ("id", "product_id", "date", "time", "capacity", "created_at", "updated_at")
    SELECT "new"."id", "product", "new"."date", "plan"."departure_time", "plan"."seats_per_day", "moment", "moment"
    FROM unnest("ids", "wanted") AS "new" ("id", "date")
    WHERE NOT EXISTS (
      SELECT FROM "departures" WHERE "product_id" = "product" AND "departures"."date" = "new"."date"
    )
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN QUERY SELECT * FROM "departures" WHERE "product_id" = "product" AND "date" = ANY("wanted");
END $$;

-- ===== Seats of days =====

-- A stay takes its first day, and every other (numbered from 0) on which its product needs something.
CREATE FUNCTION "takes_day"("product" "products", "number" INTEGER) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT "number" = 0
    OR "product"."transport"[least("number" + 1, cardinality("product"."transport"))] <> 'none'
    OR "product"."led_by"[least("number" + 1, cardinality("product"."led_by"))] <> 'none'
$$;

-- The needs of a product as the rules of seats read them.
CREATE FUNCTION "needs_of"("product" "products") RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('transport', "product"."transport", 'ledBy', "product"."led_by",
    'diversPerGuide', "product"."divers_per_guide", 'parts', "product"."parts", 'areas', "product"."served_areas")
$$;

-- Every need that is sold, and for how many days: each is found after the one before it, from the index alone.
CREATE FUNCTION "needs_sold"() RETURNS TABLE ("needs" JSON, "days" INTEGER) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE "sold" AS (
    (
      SELECT "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days"
      FROM "products" WHERE "bookable" AND "active"
      ORDER BY "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days" LIMIT 1
    )
    UNION ALL
    SELECT "next".* FROM "sold" CROSS JOIN LATERAL (
      SELECT "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days"
      FROM "products"
      WHERE "bookable" AND "active"
        AND ("transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days")
          > ("sold"."transport", "sold"."led_by", "sold"."divers_per_guide", "sold"."parts", "sold"."served_areas",
            "sold"."duration_days")
      ORDER BY "transport", "led_by", "divers_per_guide", "parts", "served_areas", "duration_days" LIMIT 1
    ) AS "next"
  )
  SELECT json_build_object('transport', "transport", 'ledBy', "led_by", 'diversPerGuide', "divers_per_guide",
      'parts', "parts", 'areas', "served_areas"),
    least(greatest(1, ceil("duration_days")), greatest(cardinality("transport"), cardinality("led_by")))::int
  FROM "sold"
$$;

-- The days that departures take by the present needs of their products; without a length, that of the product.
CREATE FUNCTION "days_of_stays"("products_of" UUID[], "first_days" DATE[], "lengths" DOUBLE PRECISION[])
RETURNS DATE[] LANGUAGE sql VOLATILE AS $$
  SELECT coalesce(array_agg(DISTINCT "first_day" + "number"), '{}')
  FROM unnest("products_of", "first_days", "lengths") AS "stay" ("product_id", "first_day", "length")
  JOIN "products" ON "products"."id" = "product_id",
    generate_series(0, greatest(1, ceil(coalesce("length", "duration_days")))::int - 1) AS "number"
  WHERE "takes_day"("products", "number")
$$;

-- Locks the rows of days in ascending order and makes those that are missing; true when boats or guides count on one.
CREATE FUNCTION "lock_days"("wanted" DATE[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM unnest("wanted") AS "day" WHERE NOT EXISTS (SELECT FROM "days" WHERE "date" = "day")) THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('days'));
    INSERT INTO "days" ("date") SELECT DISTINCT "day" FROM unnest("wanted") AS "day" ORDER BY 1 ON CONFLICT DO NOTHING;
  END IF;
  PERFORM FROM "days" WHERE "date" = ANY("wanted") ORDER BY "date" FOR UPDATE;
  RETURN EXISTS (
    SELECT FROM "seat_counting", unnest("wanted") AS "day" WHERE "day" >= "boats_from" OR "day" >= "guides_from"
  );
END $$;

-- Locks the days there are within a span; until the transaction ends, nobody makes another one. Changes of boats, crew,
-- closures and products begin with it.
CREATE FUNCTION "lock_days_within"("first" DATE, "last" DATE) RETURNS SETOF DATE LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('days'));
  RETURN QUERY SELECT "date" FROM "days" WHERE "date" >= "first" AND ("last" IS NULL OR "date" <= "last")
    ORDER BY "date" FOR UPDATE;
END $$;

-- Locks the days that departures take. A product that was changed while this waited may take others: then there is no
-- answer, because days are locked in ascending order only. From then on its needs cannot change.
CREATE FUNCTION "lock_stays"("products_of" UUID[], "first_days" DATE[], "lengths" DOUBLE PRECISION[])
RETURNS TABLE ("first_day" DATE, "last_day" DATE, "counts" BOOLEAN) LANGUAGE plpgsql AS $$
DECLARE
  "wanted" DATE[] := "days_of_stays"("products_of", "first_days", "lengths");
BEGIN
  "counts" := "lock_days"("wanted");
  IF NOT "days_of_stays"("products_of", "first_days", "lengths") <@ "wanted" THEN RETURN; END IF;
  SELECT min("day"), max("day") INTO "first_day", "last_day" FROM unnest("wanted") AS "day";
  RETURN NEXT;
END $$;

-- Counts the people of departures on each day they take; a departure without people leaves its boat unless it is fixed.
CREATE FUNCTION "count_departures"("ids" UUID[]) RETURNS void LANGUAGE sql AS $$
  WITH "held" AS (
    SELECT "order_items"."departure_id", "day"::date AS "date", sum("diver_count" + "companions")::int AS "people",
      coalesce(sum("diver_count") FILTER (WHERE NOT "private_guide"), 0)::int AS "shared_divers",
      coalesce(array_agg("diver_count" ORDER BY "diver_count", "order_items"."id") FILTER (WHERE "private_guide"), '{}')
        AS "private_divers"
    FROM "order_items" JOIN "products" ON "products"."id" = "product_id",
      generate_series("activity_date", "last_day", interval '1 day') AS "day"
    WHERE "departure_id" = ANY("ids") AND "holds_seats"
      AND "takes_day"("products", "day"::date - "activity_date")
    GROUP BY 1, 2
  ), "gone" AS (
    SELECT "departure_id", "date", "pinned" OR "published" AS "fixed" FROM "departure_days"
    WHERE "departure_id" = ANY("ids")
      AND NOT EXISTS (
        SELECT FROM "held"
        WHERE "held"."departure_id" = "departure_days"."departure_id" AND "held"."date" = "departure_days"."date"
      )
  ), "deleted" AS (
    DELETE FROM "departure_days" USING "gone"
    WHERE "departure_days"."departure_id" = "gone"."departure_id" AND "departure_days"."date" = "gone"."date"
      AND NOT "fixed"
  ), "emptied" AS (
    UPDATE "departure_days" SET "people" = 0, "shared_divers" = 0, "private_divers" = '{}' FROM "gone"
    WHERE "departure_days"."departure_id" = "gone"."departure_id" AND "departure_days"."date" = "gone"."date" AND "fixed"
  )
  INSERT INTO "departure_days" ("departure_id", "date", "people", "shared_divers", "private_divers")
  SELECT "departure_id", "date", "people", "shared_divers", "private_divers" FROM "held"
  ON CONFLICT ("departure_id", "date") DO UPDATE SET
    "people" = EXCLUDED."people", "shared_divers" = EXCLUDED."shared_divers", "private_divers" = EXCLUDED."private_divers"
$$;

-- Counts boats and guides of days against their limits. Looks rows up by their keys: an order plans its statements
-- once, without the values (decision 28), and PostgreSQL then takes a list for ten days and reads whole tables.
CREATE FUNCTION "count_days"("counted" DATE[], "lowering" BOOLEAN) RETURNS void LANGUAGE sql AS $$
  WITH "carried" AS (
    SELECT "departure_days"."date", "part", "boat_id", "people", "shared_divers", "private_divers",
      "transport"[least("departure_days"."date" - "started"."date" + 1, cardinality("transport"))] AS "transport",
      "led_by"[least("departure_days"."date" - "started"."date" + 1, cardinality("led_by"))] AS "led_by",
      "divers_per_guide"
    FROM "departure_days"
    CROSS JOIN LATERAL (SELECT "date", "product_id" FROM "departures" WHERE "id" = "departure_id" LIMIT 1) AS "started"
    JOIN "products" ON "products"."id" = "product_id", unnest("parts") AS "part"
    WHERE "departure_days"."date" = ANY("counted") AND "people" > 0
  ), "led" AS (
    SELECT "date", "part", "led_by", ceil("shared_divers"::numeric / "divers_per_guide") + coalesce((
      SELECT sum(ceil("divers"::numeric / "divers_per_guide")) FROM unnest("private_divers") AS "divers"
    ), 0) AS "leaders"
    FROM "carried" WHERE "led_by" <> 'none'
  ), "needed" AS (
    SELECT "date", "part", coalesce("boat_id"::text, 'unplaced') AS "subject", sum("people")::int AS "used"
    FROM "carried" WHERE "transport" <> 'none' GROUP BY 1, 2, 3
    UNION ALL
    SELECT "date", "part", 'leaders', sum("leaders")::int FROM "led" GROUP BY 1, 2
    UNION ALL
    SELECT "date", "part", 'instructors', sum("leaders")::int FROM "led" WHERE "led_by" = 'instructor' GROUP BY 1, 2
  ), "sums" AS (
    SELECT "date", "part", "subject", coalesce("needed"."used", 0) AS "used", greatest(0, coalesce("needed"."used", 0) - "most") AS "over"
    FROM "day_limits" LEFT JOIN "needed" USING ("date", "part", "subject")
    WHERE "date" = ANY("counted")
  )
  UPDATE "day_limits" SET "used" = "sums"."used",
    "short" = CASE WHEN "lowering" THEN "over" ELSE least("short", "over") END
  FROM "sums"
  WHERE "day_limits"."date" = ANY("counted") AND "day_limits"."date" = "sums"."date"
    AND "day_limits"."part" = "sums"."part" AND "day_limits"."subject" = "sums"."subject"
    AND ("day_limits"."used", "day_limits"."short")
      IS DISTINCT FROM ("sums"."used", CASE WHEN "lowering" THEN "over" ELSE least("short", "over") END)
$$;

-- Writes the boats of departures, the limits of days, and with how many people their boats are not searched. A limit
-- that falls below what is used makes the day short.
CREATE FUNCTION "write_days"("written" JSONB) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "days" SET "searched_below" = ("day" ->> 'searchedBelow')::int
  FROM jsonb_array_elements("written") AS "day"
  WHERE "date" = ("day" ->> 'date')::date AND "searched_below" IS DISTINCT FROM ("day" ->> 'searchedBelow')::int;

  INSERT INTO "departure_days" ("departure_id", "date", "boat_id")
  SELECT ("one" ->> 'departure')::uuid, ("day" ->> 'date')::date, ("one" ->> 'boat')::uuid
  FROM jsonb_array_elements("written") AS "day", jsonb_array_elements("day" -> 'boats') AS "one"
  ON CONFLICT ("departure_id", "date") DO UPDATE SET "boat_id" = EXCLUDED."boat_id";

  DELETE FROM "day_limits" USING jsonb_array_elements("written") AS "day"
  WHERE "date" = ("day" ->> 'date')::date AND jsonb_typeof("day" -> 'limits') = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements("day" -> 'limits') AS "one"
    WHERE "one" ->> 'subject' = "subject" AND ("one" ->> 'part')::"DayPart" = "part"
  );
  INSERT INTO "day_limits" AS "old" ("date", "part", "subject", "most")
  SELECT ("day" ->> 'date')::date, ("one" ->> 'part')::"DayPart", "one" ->> 'subject', ("one" ->> 'most')::int
  FROM jsonb_array_elements("written") AS "day", jsonb_array_elements("day" -> 'limits') AS "one"
  WHERE jsonb_typeof("day" -> 'limits') = 'array'
  ON CONFLICT ("date", "part", "subject") DO UPDATE
    SET "most" = EXCLUDED."most", "short" = greatest("old"."short", "old"."used" - EXCLUDED."most");
END $$;

-- Writes days whose limits the staff changed. What is sold beyond them becomes short.
CREATE FUNCTION "recount_days"("written" JSONB) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "touched" DATE[] := ARRAY(SELECT ("day" ->> 'date')::date FROM jsonb_array_elements("written") AS "day");
BEGIN
  PERFORM "write_days"("written");
  PERFORM "count_days"("touched", true);
  UPDATE "days" SET "version" = "version" + 1 WHERE "date" = ANY("touched");
END $$;

-- Takes the seats of a departure if there are enough, and writes what that changes on its days.
CREATE FUNCTION "take_seats"("departure" UUID, "divers" INTEGER, "written" JSONB) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "departures" SET "taken" = "taken" + "divers"
  WHERE "id" = "departure" AND NOT "closed" AND "taken" + "divers" <= "capacity";
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM "write_days"("written");
  RETURN true;
END $$;

-- Takes the seats of every item of an order or of none; locks the departures in one order, by their keys.
CREATE FUNCTION "take_seats_of_all"("takes" JSONB) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "take" JSONB;
BEGIN
  PERFORM FROM "departures"
  WHERE "id" = ANY(ARRAY(SELECT ("one" ->> 'departure')::uuid FROM jsonb_array_elements("takes") AS "one"))
  ORDER BY "id" FOR UPDATE;
  FOR "take" IN SELECT "one" FROM jsonb_array_elements("takes") WITH ORDINALITY AS "elements" ("one", "nr") ORDER BY "nr" LOOP
    IF NOT "take_seats"(("take" ->> 'departure')::uuid, ("take" ->> 'divers')::int, "take" -> 'written') THEN
      RAISE EXCEPTION USING ERRCODE = 'SG001', MESSAGE = 'too few seats';
    END IF;
  END LOOP;
  RETURN true;
EXCEPTION WHEN SQLSTATE 'SG001' THEN
  RETURN false;
END $$;

-- Counts every item that takes or releases seats on the days of its departure.
CREATE FUNCTION "days_follow_item"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "touched" DATE[] := '{}';
  "ids" UUID[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    "ids" := "ids" || NEW."departure_id";
    SELECT "touched" || array_agg("day"::date) INTO "touched"
    FROM "products", generate_series(NEW."activity_date", NEW."last_day", interval '1 day') AS "day"
    WHERE "products"."id" = NEW."product_id" AND "takes_day"("products", "day"::date - NEW."activity_date");
  END IF;
  IF TG_OP <> 'INSERT' THEN
    "ids" := "ids" || OLD."departure_id";
    SELECT "touched" || coalesce(array_agg("day"::date), '{}') INTO "touched"
    FROM "products", generate_series(OLD."activity_date", OLD."last_day", interval '1 day') AS "day"
    WHERE "products"."id" = OLD."product_id" AND "takes_day"("products", "day"::date - OLD."activity_date");
    DELETE FROM "group_members" WHERE "item_id" = OLD."id";
  END IF;
  -- What the product needed before may have counted other days.
  "touched" := "touched" || ARRAY(SELECT "date" FROM "departure_days" WHERE "departure_id" = ANY("ids"));
  PERFORM "lock_days"("touched");
  PERFORM "count_departures"("ids");
  PERFORM "count_days"("touched", false);
  UPDATE "days" SET "version" = "version" + 1 WHERE "date" = ANY("touched");
  RETURN NULL;
END $$;
CREATE TRIGGER "order_items_days_made" AFTER INSERT ON "order_items" FOR EACH ROW
  WHEN (NEW."holds_seats") EXECUTE FUNCTION "days_follow_item"();
CREATE TRIGGER "order_items_days_follow" AFTER UPDATE ON "order_items" FOR EACH ROW
  WHEN ((OLD."departure_id", OLD."activity_date", OLD."last_day", OLD."holds_seats", OLD."diver_count",
      OLD."companions", OLD."private_guide")
    IS DISTINCT FROM (NEW."departure_id", NEW."activity_date", NEW."last_day", NEW."holds_seats", NEW."diver_count",
      NEW."companions", NEW."private_guide"))
  EXECUTE FUNCTION "days_follow_item"();
CREATE TRIGGER "order_items_days_left" AFTER DELETE ON "order_items" FOR EACH ROW
  WHEN (OLD."holds_seats") EXECUTE FUNCTION "days_follow_item"();

-- ===== Placing an order =====

-- The published ones of these products with their versions, and the rows of those whose version differs from the one
-- the caller holds. A function, because its plans are kept: as part of a statement, planning took 1 ms at each order. A
-- version is made of the transactions that wrote the rows, so that it is right on every instance; an empty one fits
-- none.
CREATE FUNCTION "offers_since"("slugs" TEXT[], "versions" TEXT[]) RETURNS JSON LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object(
      'slug', held.slug, 'version', seen.version,
      'rows', CASE WHEN seen.version <> held.version THEN json_build_object(
        'product', to_json(sold.product),
        'variants', (
          SELECT coalesce(json_agg(variant ORDER BY position), '[]')
          FROM product_variants AS variant WHERE product_id = sold.id AND active),
        'addOns', (
          SELECT coalesce(json_agg(add_on ORDER BY position), '[]')
          FROM product_add_ons JOIN add_ons AS add_on ON add_on.id = add_on_id
          WHERE product_id = sold.id AND add_on.active),
        'cover', (
          SELECT json_build_object('alts', alts, 'media', to_json(media))
          FROM product_images JOIN media ON media.id = media_id
          WHERE product_id = sold.id ORDER BY position LIMIT 1)
      ) END)), '[]')
    FROM unnest("slugs", "versions") AS held (slug, version)
    -- By its key, and its version once: OFFSET keeps all products from being read, and the version from being made twice.
    CROSS JOIN LATERAL (
      SELECT product, id, product.xmin AS written FROM products AS product
      WHERE product.slug = held.slug AND active OFFSET 0
    ) AS sold
    CROSS JOIN LATERAL (SELECT concat_ws('/', sold.id, sold.written,
      (SELECT string_agg(concat(id, xmin), ',' ORDER BY id) FROM product_variants WHERE product_id = sold.id),
      (SELECT string_agg(concat(add_on.id, add_on.xmin, chosen.xmin), ',' ORDER BY add_on.id)
       FROM product_add_ons AS chosen JOIN add_ons AS add_on ON add_on.id = chosen.add_on_id
       WHERE chosen.product_id = sold.id),
      (SELECT string_agg(concat(image.id, image.xmin, media.xmin), ',' ORDER BY image.id)
       FROM product_images AS image JOIN media ON media.id = image.media_id WHERE image.product_id = sold.id)
    ) AS version OFFSET 0) AS seen
  );
END $$;

-- Recent online orders of an account and of its network. A hold lasts a day at most, so that what ended within the last
-- day was placed within the last two.
CREATE FUNCTION "recent_holds"("customer" UUID, "network" TEXT, "as_of" TIMESTAMPTZ)
RETURNS TABLE (
  "scope" TEXT, "orders" INT, "seats" INT, "firstEndsAt" TIMESTAMPTZ, "ordersLastHour" INT, "oldestAt" TIMESTAMPTZ,
  "endedUnpaid" INT
) LANGUAGE sql STABLE AS $$
  WITH counted AS (
    SELECT 'account' AS scope, * FROM orders WHERE customer_id = "customer"
    UNION ALL
    SELECT 'network', * FROM orders WHERE network_hash = "network"
  ), placed AS (
    SELECT *, status = 'pending_payment' AS open, created_at > "as_of" - INTERVAL '1 hour' AS recent,
      (SELECT sum(diver_count) FROM order_items WHERE order_id = counted.id AND holds_seats) AS held
    FROM counted WHERE placed_by_id IS NULL AND created_at > "as_of" - INTERVAL '48 hours'
  )
  SELECT placed.scope,
    (count(*) FILTER (WHERE placed.open))::int,
    (coalesce(sum(placed.held) FILTER (WHERE placed.open), 0))::int,
    min(placed.expires_at) FILTER (WHERE placed.open),
    (count(*) FILTER (WHERE placed.recent))::int,
    min(placed.created_at) FILTER (WHERE placed.recent),
    (count(*) FILTER (WHERE placed.scope = 'account' AND placed.status IN ('expired', 'cancelled') AND EXISTS (
      SELECT FROM order_events AS ended
      WHERE ended.order_id = placed.id AND ended.from_status = 'pending_payment' AND ended.to_status = placed.status
        AND ended.at > "as_of" - INTERVAL '24 hours' AND (ended.by = 'customer' OR ended.to_status = 'expired')
    )))::int
  FROM placed GROUP BY placed.scope
$$;

-- Claims the key of a submit for its order, locks the buyer and then their network, and counts what they hold. A
-- function, since each of its statements sees what was committed while the one before it waited for a lock; in one
-- statement the count would miss the order that it waited for. Null `buyer`: the account is not active, or erased where
-- the staff book.
CREATE FUNCTION "begin_order"(
  "submitter" UUID, "submit_key" TEXT, "submit_hash" TEXT, "new_order" UUID, "customer" UUID, "network" TEXT,
  "by_staff" BOOLEAN, "as_of" TIMESTAMPTZ
) RETURNS JSON LANGUAGE plpgsql AS $$
DECLARE
  earlier RECORD;
  buyer RECORD;
BEGIN
  INSERT INTO idempotency_keys (user_id, key, request_hash, order_id, created_at)
  VALUES ("submitter", "submit_key", "submit_hash", "new_order", "as_of") ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT request_hash AS "requestHash", order_id AS "orderId" INTO STRICT earlier
    FROM idempotency_keys WHERE user_id = "submitter" AND key = "submit_key";
    RETURN json_build_object('earlier', row_to_json(earlier));
  END IF;
  -- Without their key (FOR NO KEY UPDATE), since orders and events that refer to the account share a key lock.
  IF "by_staff" THEN
    SELECT id, email, first_name AS "firstName", last_name AS "lastName" INTO buyer
    FROM users WHERE id = "customer" AND erased_at IS NULL FOR KEY SHARE;
  ELSE
    SELECT id, email, first_name AS "firstName", last_name AS "lastName" INTO buyer
    FROM users WHERE id = "customer" AND active FOR NO KEY UPDATE;
  END IF;
  IF NOT FOUND THEN
    RETURN json_build_object('buyer', NULL);
  END IF;
  IF "by_staff" THEN
    RETURN json_build_object('buyer', row_to_json(buyer), 'holds', '[]'::json);
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('orders:' || "network", 0));
  RETURN json_build_object('buyer', row_to_json(buyer), 'holds', (
    SELECT coalesce(json_agg(held), '[]') FROM recent_holds("customer", "network", "as_of") AS held
  ));
END $$;

-- ===== Searching orders and invoices =====

-- Writes what orders are found by: booking number, customer, divers and their phone numbers.
CREATE FUNCTION write_order_search(ids UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, search_key, marks)
  SELECT orders.id,
    search_key(' ' || replace(booking_id, '-', '')) || users.search_key || search_key(' ' || people.names),
    orders.address_marks || users.phone_marks || people.marks
  FROM orders JOIN users ON users.id = customer_id CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(full_name, ' ' ORDER BY position), '') AS names,
      ARRAY(SELECT unnest(phone_marks) FROM order_divers WHERE order_id = orders.id) AS marks
    FROM order_divers WHERE order_id = orders.id
  ) AS people
  WHERE orders.id = ANY(ids)
  ON CONFLICT (order_id) DO UPDATE SET search_key = excluded.search_key, marks = excluded.marks
  WHERE (order_search.search_key, order_search.marks) IS DISTINCT FROM (excluded.search_key, excluded.marks)
$$;

CREATE FUNCTION search_new_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT DISTINCT order_id FROM made));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_divers_searched" AFTER INSERT ON "order_divers" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION search_new_people();

CREATE FUNCTION search_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(
    SELECT DISTINCT made.order_id FROM made JOIN gone USING (id)
    WHERE (made.full_name, made.phone_marks) IS DISTINCT FROM (gone.full_name, gone.phone_marks)
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_divers_searched_anew" AFTER UPDATE ON "order_divers"
  REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION search_changed_people();

CREATE FUNCTION search_fewer_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT DISTINCT order_id FROM gone));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_divers_searched_no_more" AFTER DELETE ON "order_divers" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION search_fewer_people();

CREATE FUNCTION search_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_searched_anew" AFTER UPDATE OF "booking_id", "customer_id", "address_marks" ON "orders"
  FOR EACH ROW WHEN ((OLD."booking_id", OLD."customer_id", OLD."address_marks")
    IS DISTINCT FROM (NEW."booking_id", NEW."customer_id", NEW."address_marks"))
  EXECUTE FUNCTION search_changed_order();

CREATE FUNCTION search_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM order_search WHERE order_id = NEW.id) THEN
    PERFORM write_order_search(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

-- Only for orders that get no people in their transaction.
CREATE CONSTRAINT TRIGGER "orders_searched" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION search_new_order();

CREATE FUNCTION search_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT id FROM orders WHERE customer_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "users_searched_anew" AFTER UPDATE OF "first_name", "last_name", "email", "phone_marks" ON "users"
  FOR EACH ROW WHEN ((OLD."first_name", OLD."last_name", OLD."email", OLD."phone_marks")
    IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."email", NEW."phone_marks"))
  EXECUTE FUNCTION search_changed_user();

-- Writes what invoices are found by. A change of the order's search words and a new invoice both wait for the row of
-- order_search, so that the later one sees what the other has written.
CREATE FUNCTION write_invoice_search(ids UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO invoice_search (invoice_id, order_id, kind, year, number, search_key)
  SELECT invoices.id, order_id, kind, year, number, order_search.search_key
  FROM invoices JOIN order_search USING (order_id)
  WHERE order_id = ANY(ids)
  FOR SHARE OF order_search
  ON CONFLICT (invoice_id) DO UPDATE SET search_key = excluded.search_key
$$;

CREATE FUNCTION search_new_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_invoice_search(ARRAY(SELECT DISTINCT order_id FROM made));
  RETURN NULL;
END $$;
CREATE TRIGGER "invoices_searched" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION search_new_invoices();

CREATE FUNCTION search_invoices_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_invoice_search(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER "order_search_of_invoices" AFTER UPDATE ON "order_search"
  FOR EACH ROW WHEN (OLD."search_key" IS DISTINCT FROM NEW."search_key") EXECUTE FUNCTION search_invoices_of_order();

-- ===== Figures of reports =====

-- Marks past days whose figures have to be counted again.
CREATE FUNCTION note_report_days(days date[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_changes (day) SELECT DISTINCT day FROM unnest(days) AS day WHERE day <= current_date - 2
$$;

-- The days that a moment may fall on in any time zone of the shop.
CREATE FUNCTION report_days_about(moment timestamptz) RETURNS date[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[at - 1, at, at + 1] FROM (SELECT (moment AT TIME ZONE 'UTC')::date AS at) AS utc
$$;

CREATE FUNCTION note_report_days_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(report_days_about(OLD.created_at) || ARRAY(
    SELECT activity_date FROM order_items WHERE order_id = OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_reported" AFTER UPDATE OF "status", "activity_date" ON "orders" FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.activity_date <> NEW.activity_date) EXECUTE FUNCTION note_report_days_of_order();

CREATE FUNCTION note_report_days_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(report_days_about(created_at) || ARRAY[OLD.activity_date, NEW.activity_date] || ARRAY(
    SELECT activity_date FROM order_items WHERE order_id = orders.id))
  FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "order_items_reported" AFTER INSERT ON "order_items" FOR EACH ROW
  EXECUTE FUNCTION note_report_days_of_item();
CREATE TRIGGER "order_items_reported_anew" AFTER UPDATE ON "order_items" FOR EACH ROW
  WHEN ((OLD.activity_date, OLD.product_id, OLD.diver_count, OLD.total, OLD.state)
    IS DISTINCT FROM (NEW.activity_date, NEW.product_id, NEW.diver_count, NEW.total, NEW.state))
  EXECUTE FUNCTION note_report_days_of_item();

CREATE FUNCTION note_report_days_of_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(ARRAY(
    SELECT other.activity_date FROM changed
    JOIN order_items AS own ON own.id = changed.item_id JOIN order_items AS other ON other.order_id = own.order_id
    WHERE other.activity_date <= current_date - 2));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_item_divers_reported" AFTER INSERT ON "order_item_divers" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_report_days_of_guests();
CREATE TRIGGER "order_item_divers_reported_no_more" AFTER DELETE ON "order_item_divers" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_report_days_of_guests();

CREATE FUNCTION note_report_days_of_diver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(ARRAY(SELECT activity_date FROM order_items WHERE order_id = NEW.order_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_divers_reported_anew" AFTER UPDATE OF "nationality" ON "order_divers" FOR EACH ROW
  WHEN (OLD.nationality IS DISTINCT FROM NEW.nationality) EXECUTE FUNCTION note_report_days_of_diver();

CREATE FUNCTION note_report_days_of_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(report_days_about(NEW.at));
  RETURN NULL;
END $$;
CREATE TRIGGER "ledger_entries_reported" AFTER INSERT ON "ledger_entries" FOR EACH ROW
  WHEN (NEW.at < now() - interval '1 day') EXECUTE FUNCTION note_report_days_of_movement();

-- ===== Rows =====

INSERT INTO "seat_counting" ("id", "updated_at") VALUES (1, now());
