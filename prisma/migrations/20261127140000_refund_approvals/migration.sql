-- Refunds of the staff above the amount that the shop has set wait for a second person.
CREATE TYPE "RefundApprovalStatus" AS ENUM ('waiting', 'approved', 'refused', 'withdrawn');

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
    CONSTRAINT "refund_approvals_second_check" CHECK ("status" <> 'approved' OR "decided_by_id" <> "requested_by_id"),
    CONSTRAINT "refund_approvals_decided_check" CHECK (("status" = 'waiting') = ("decided_at" IS NULL))
);
CREATE INDEX "refund_approvals_order_id_idx" ON "refund_approvals"("order_id");
CREATE INDEX "refund_approvals_status_requested_at_idx" ON "refund_approvals"("status", "requested_at");
CREATE INDEX "refund_approvals_requested_by_id_idx" ON "refund_approvals"("requested_by_id");
CREATE INDEX "refund_approvals_decided_by_id_idx" ON "refund_approvals"("decided_by_id");
CREATE UNIQUE INDEX "refund_approvals_one_waiting" ON "refund_approvals"("order_id") WHERE "status" = 'waiting';
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "refund_approvals" ADD CONSTRAINT "refund_approvals_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
