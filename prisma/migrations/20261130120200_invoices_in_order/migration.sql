-- Triggers write those that are issued meanwhile.
SELECT write_invoice_search(ARRAY(SELECT DISTINCT order_id FROM invoices));
-- Searches for invoices by words and by their number, which are alternatives within the same search.
CREATE INDEX "invoice_search_search_key_idx" ON "invoice_search" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "invoice_search_number_idx" ON "invoice_search"("number");
-- The invoices of an order whose people change.
CREATE INDEX "invoice_search_order_id_idx" ON "invoice_search"("order_id");

-- The list of invoices by amount, of all years and of one; credit notes alone are those below zero.
CREATE INDEX "invoices_total_id_idx" ON "invoices"("total", "id");
CREATE INDEX "invoices_year_total_id_idx" ON "invoices"("year", "total", "id");
-- Credit notes by number, of which there may be few among a million; all invoices and those of a year have an index.
CREATE INDEX "invoices_kind_year_number_idx" ON "invoices"("kind", "year", "number");
