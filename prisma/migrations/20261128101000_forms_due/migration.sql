-- Whether the forms of a product's divers may be filled in after the payment.
CREATE TYPE "FormsDue" AS ENUM ('before_day', 'before_payment');
ALTER TABLE "products" ADD COLUMN "forms" "FormsDue" NOT NULL DEFAULT 'before_day';
