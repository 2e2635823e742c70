-- CreateEnum
CREATE TYPE "WrongAmountOutcome" AS ENUM ('ACCEPTED', 'RETURNED');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "retained" INTEGER;

-- AlterTable
ALTER TABLE "payment_attempts" ADD COLUMN     "wrong_currency" VARCHAR(3),
ADD COLUMN     "wrong_outcome" "WrongAmountOutcome";

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

ALTER TABLE "orders" ADD CONSTRAINT "orders_retained_check" CHECK ("retained" >= 0);
-- The few that wait for a decision are looked for every few minutes.
CREATE INDEX "payment_attempts_open_wrong_amount" ON "payment_attempts" ("order_id")
  WHERE "wrong_amount" IS NOT NULL AND "wrong_outcome" IS NULL;

-- A wrong amount that was promised back in full is settled; a refund that was refused counts while its money is there.
UPDATE "payment_attempts" SET "wrong_outcome" = 'RETURNED'
FROM (
  SELECT charges."attempt_id", charges."amount" AS charged,
    coalesce(sum(refunds."amount") FILTER (WHERE refunds."status" <> 'FAILED'), 0) AS promised,
    coalesce(sum(refunds."amount") FILTER (WHERE refunds."status" = 'FAILED'), 0) AS refused
  FROM "ledger_entries" AS charges JOIN "refunds" ON refunds."attempt_id" = charges."attempt_id"
  WHERE charges."kind" = 'CHARGE'
  GROUP BY charges."id"
) AS returned
WHERE returned."attempt_id" = "payment_attempts"."id" AND "wrong_amount" IS NOT NULL
  AND promised + CASE WHEN refused <= charged - promised THEN refused ELSE 0 END >= charged;

UPDATE "orders" SET "attention" = array_remove("attention", 'wrong_amount')
WHERE 'wrong_amount' = ANY("attention") AND NOT EXISTS (
  SELECT FROM "payment_attempts"
  WHERE "payment_attempts"."order_id" = "orders"."id" AND "wrong_amount" IS NOT NULL AND "wrong_outcome" IS NULL
);

-- What ended orders keep by policy: nothing, when the time ran out, the shop declined or nobody ever paid the right
-- amount; otherwise what is neither back, nor promised back, nor a wrong amount that waits. Money beyond that is not
-- made policy here: the job that settles what earlier versions left behind sends it back.
WITH refunded AS (
  SELECT "order_id", "attempt_id",
    coalesce(sum("amount") FILTER (WHERE "status" <> 'FAILED'), 0) AS promised,
    coalesce(sum("amount") FILTER (WHERE "status" = 'FAILED'), 0) AS refused
  FROM "refunds" GROUP BY 1, 2
), sources AS (
  SELECT entries."order_id", sum(entries."amount") - coalesce(min(promised), 0) AS held,
    coalesce(min(refused), 0) AS refused,
    bool_or(attempts."wrong_amount" IS NOT NULL AND attempts."wrong_outcome" IS NULL) AS waits
  FROM "ledger_entries" AS entries
  LEFT JOIN "payment_attempts" AS attempts ON attempts."id" = entries."attempt_id"
  LEFT JOIN refunded ON refunded."order_id" = entries."order_id"
    AND refunded."attempt_id" IS NOT DISTINCT FROM entries."attempt_id"
  WHERE entries."kind" IN ('CHARGE', 'ON_SITE')
  GROUP BY entries."order_id", entries."attempt_id"
), money AS (
  SELECT "order_id", sum(greatest(held - least(refused, held), 0)) FILTER (WHERE NOT coalesce(waits, false)) AS rest
  FROM sources GROUP BY 1
)
UPDATE "orders" SET "retained" = CASE
  WHEN ended."status" IN ('EXPIRED', 'DECLINED') THEN 0
  WHEN ended."status" <> 'COMPLETED' AND NOT EXISTS (
    SELECT FROM "order_events" WHERE "order_id" = ended."id" AND "kind" = 'status' AND "to_status" = 'PAID'
  ) THEN 0
  ELSE coalesce(money.rest, 0)
END
FROM "orders" AS ended LEFT JOIN money ON money."order_id" = ended."id"
WHERE ended."id" = "orders"."id" AND ended."status" IN ('COMPLETED', 'CANCELLED', 'DECLINED', 'REFUNDED', 'EXPIRED');
