-- The metrics count the payments of the last day by gateway and status, several times a minute.
CREATE INDEX "payment_attempts_created_at_gateway_status_idx" ON "payment_attempts"("created_at", "gateway", "status");
