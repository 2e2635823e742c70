-- Nobody gets rights by default: an admin whom the version before invites after this migration waits for an owner.
ALTER TABLE "users" ADD COLUMN "rights" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- Existing admins are owners.
UPDATE "users"
SET "rights" = ARRAY['orders', 'money', 'schedule', 'catalogue', 'people', 'health', 'reports', 'pay', 'settings', 'staff', 'audit']
WHERE "role" = 'ADMIN' AND "erased_at" IS NULL;

ALTER TABLE "users" ADD CONSTRAINT "users_rights_of_staff" CHECK ("role" = 'ADMIN' OR "rights" = ARRAY[]::TEXT[]);
