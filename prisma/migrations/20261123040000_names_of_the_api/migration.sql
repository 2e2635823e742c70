-- The values of the enums are those of the API. Indexes, defaults and constraints follow by themselves; the previous
-- version cannot read the new values, so its processes have to end before this migration.
ALTER TYPE "Gender" RENAME VALUE 'MALE' TO 'male';
ALTER TYPE "Gender" RENAME VALUE 'FEMALE' TO 'female';
ALTER TYPE "Gender" RENAME VALUE 'OTHERS' TO 'others';

ALTER TYPE "LinkPurpose" RENAME VALUE 'EMAIL_VERIFICATION' TO 'email_verification';
ALTER TYPE "LinkPurpose" RENAME VALUE 'EMAIL_CHANGE' TO 'email_change';
ALTER TYPE "LinkPurpose" RENAME VALUE 'ADMIN_INVITATION' TO 'admin_invitation';
ALTER TYPE "LinkPurpose" RENAME VALUE 'SIGN_IN' TO 'sign_in';

ALTER TYPE "PostStatus" RENAME VALUE 'DRAFT' TO 'draft';
ALTER TYPE "PostStatus" RENAME VALUE 'PUBLISHED' TO 'published';

ALTER TYPE "ProductKind" RENAME VALUE 'TRIP' TO 'trip';
ALTER TYPE "ProductKind" RENAME VALUE 'COURSE' TO 'course';
ALTER TYPE "ProductKind" RENAME VALUE 'GO_PRO' TO 'go_pro';
ALTER TYPE "ProductKind" RENAME VALUE 'ACTIVITY' TO 'activity';
ALTER TYPE "ProductKind" RENAME VALUE 'INTERNSHIP' TO 'internship';

ALTER TYPE "Difficulty" RENAME VALUE 'EASY' TO 'easy';
ALTER TYPE "Difficulty" RENAME VALUE 'MODERATE' TO 'moderate';
ALTER TYPE "Difficulty" RENAME VALUE 'DEMANDING' TO 'demanding';

ALTER TYPE "Level" RENAME VALUE 'NONE' TO 'none';
ALTER TYPE "Level" RENAME VALUE 'SCUBA_DIVER' TO 'scuba_diver';
ALTER TYPE "Level" RENAME VALUE 'OPEN_WATER' TO 'open_water';
ALTER TYPE "Level" RENAME VALUE 'ADVANCED' TO 'advanced';
ALTER TYPE "Level" RENAME VALUE 'RESCUE' TO 'rescue';
ALTER TYPE "Level" RENAME VALUE 'DIVEMASTER' TO 'divemaster';
ALTER TYPE "Level" RENAME VALUE 'INSTRUCTOR' TO 'instructor';

ALTER TYPE "AddOnUnit" RENAME VALUE 'PER_DIVER' TO 'per_diver';
ALTER TYPE "AddOnUnit" RENAME VALUE 'PER_PACKAGE' TO 'per_package';
ALTER TYPE "AddOnUnit" RENAME VALUE 'PER_ORDER' TO 'per_order';

ALTER TYPE "SlugOwner" RENAME VALUE 'PRODUCT' TO 'product';
ALTER TYPE "SlugOwner" RENAME VALUE 'LOCATION' TO 'location';
ALTER TYPE "SlugOwner" RENAME VALUE 'FACILITY_LOCATION' TO 'facility_location';
ALTER TYPE "SlugOwner" RENAME VALUE 'POST' TO 'post';

ALTER TYPE "MessageKind" RENAME VALUE 'CONTACT' TO 'contact';
ALTER TYPE "MessageKind" RENAME VALUE 'INQUIRY' TO 'inquiry';

ALTER TYPE "MessageStatus" RENAME VALUE 'NEW' TO 'new';
ALTER TYPE "MessageStatus" RENAME VALUE 'READ' TO 'read';
ALTER TYPE "MessageStatus" RENAME VALUE 'ANSWERED' TO 'answered';

ALTER TYPE "OrderStatus" RENAME VALUE 'PENDING_PAYMENT' TO 'pending_payment';
ALTER TYPE "OrderStatus" RENAME VALUE 'PAID' TO 'paid';
ALTER TYPE "OrderStatus" RENAME VALUE 'CONFIRMED' TO 'confirmed';
ALTER TYPE "OrderStatus" RENAME VALUE 'COMPLETED' TO 'completed';
ALTER TYPE "OrderStatus" RENAME VALUE 'CANCELLED' TO 'cancelled';
ALTER TYPE "OrderStatus" RENAME VALUE 'DECLINED' TO 'declined';
ALTER TYPE "OrderStatus" RENAME VALUE 'REFUNDED' TO 'refunded';
ALTER TYPE "OrderStatus" RENAME VALUE 'EXPIRED' TO 'expired';

ALTER TYPE "PaymentType" RENAME VALUE 'DOWN_PAYMENT' TO 'down_payment';
ALTER TYPE "PaymentType" RENAME VALUE 'FULL_PAYMENT' TO 'full_payment';

ALTER TYPE "AttemptStatus" RENAME VALUE 'OPENING' TO 'opening';
ALTER TYPE "AttemptStatus" RENAME VALUE 'PENDING' TO 'pending';
ALTER TYPE "AttemptStatus" RENAME VALUE 'PAID' TO 'paid';
ALTER TYPE "AttemptStatus" RENAME VALUE 'FAILED' TO 'failed';
ALTER TYPE "AttemptStatus" RENAME VALUE 'EXPIRED' TO 'expired';
ALTER TYPE "AttemptStatus" RENAME VALUE 'CANCELLED' TO 'cancelled';

ALTER TYPE "WrongAmountOutcome" RENAME VALUE 'ACCEPTED' TO 'accepted';
ALTER TYPE "WrongAmountOutcome" RENAME VALUE 'RETURNED' TO 'returned';

ALTER TYPE "LedgerKind" RENAME VALUE 'CHARGE' TO 'charge';
ALTER TYPE "LedgerKind" RENAME VALUE 'REFUND' TO 'refund';
ALTER TYPE "LedgerKind" RENAME VALUE 'ON_SITE' TO 'on_site';
ALTER TYPE "LedgerKind" RENAME VALUE 'ON_SITE_REFUND' TO 'on_site_refund';

ALTER TYPE "RefundStatus" RENAME VALUE 'REQUESTED' TO 'requested';
ALTER TYPE "RefundStatus" RENAME VALUE 'PENDING' TO 'pending';
ALTER TYPE "RefundStatus" RENAME VALUE 'SUCCEEDED' TO 'succeeded';
ALTER TYPE "RefundStatus" RENAME VALUE 'FAILED' TO 'failed';
ALTER TYPE "RefundStatus" RENAME VALUE 'BY_HAND' TO 'by_hand';

-- Columns have the names that the code uses.
ALTER TABLE "audit_entries" RENAME COLUMN "thing" TO "entity";
ALTER TABLE "audit_entries" RENAME COLUMN "thing_id" TO "entity_id";
ALTER INDEX "audit_entries_thing_thing_id_at_idx" RENAME TO "audit_entries_entity_entity_id_at_idx";
ALTER TABLE "products" RENAME COLUMN "places_per_day" TO "seats_per_day";
ALTER TABLE "orders" RENAME COLUMN "holds_places" TO "holds_seats";
ALTER TABLE "payment_attempts" RENAME COLUMN "asked_at" TO "polled_at";
