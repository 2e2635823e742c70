-- The list of invoices by amount, of all years and of one; credit notes alone are those below zero.
CREATE INDEX "invoices_total_id_idx" ON "invoices"("total", "id");
CREATE INDEX "invoices_year_total_id_idx" ON "invoices"("year", "total", "id");
-- Credit notes by number, of which there may be few among a million; all invoices and those of a year have an index.
CREATE INDEX "invoices_kind_year_number_idx" ON "invoices"("kind", "year", "number");
