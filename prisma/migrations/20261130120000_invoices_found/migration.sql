-- What an invoice is found by, in a table of its own: among all orders those with an invoice can be few, and a search for
-- a frequent name had to look for an invoice of each. Its row has all that a search and the filters beside it look at.
CREATE TABLE "invoice_search" (
    "invoice_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "search_key" TEXT NOT NULL,

    CONSTRAINT "invoice_search_pkey" PRIMARY KEY ("invoice_id")
);
ALTER TABLE "invoice_search" ADD CONSTRAINT "invoice_search_invoice_id_fkey" FOREIGN KEY ("invoice_id")
  REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Made before its rows, as to make them afterwards would stop whoever issues an invoice.
-- Searches for invoices by words and by their number, which are alternatives within the same search.
CREATE INDEX "invoice_search_search_key_idx" ON "invoice_search" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "invoice_search_number_idx" ON "invoice_search"("number");
-- The invoices of an order whose people change.
CREATE INDEX "invoice_search_order_id_idx" ON "invoice_search"("order_id");

-- Whoever changes what an order is found by waits for its row, and whoever issues an invoice for it too: the later one
-- sees what the other has written.
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
CREATE FUNCTION search_invoices_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_invoice_search(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER "invoices_searched" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION search_new_invoices();
CREATE TRIGGER "order_search_of_invoices" AFTER UPDATE ON "order_search"
  FOR EACH ROW WHEN (OLD."search_key" IS DISTINCT FROM NEW."search_key") EXECUTE FUNCTION search_invoices_of_order();
