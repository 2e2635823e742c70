-- What the invoices and the credit notes of each year add up to. Whoever issues one holds the series of its year until
-- the end of the transaction, so that nobody waits for these rows who does not wait already. What is issued is never
-- changed or deleted, so that the sums stay right.
CREATE TABLE "invoice_sums" (
    "year" INTEGER NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "net" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "invoice_sums_pkey" PRIMARY KEY ("year", "kind")
);

CREATE FUNCTION add_to_invoice_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_sums (year, kind, net, total)
  SELECT year, kind, sum(net), sum(total) FROM made GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (year, kind) DO UPDATE SET net = invoice_sums.net + excluded.net, total = invoice_sums.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER "invoices_summed" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_invoice_sums();

-- No invoice may come between this and the trigger, which the lock of its creation prevents.
INSERT INTO invoice_sums (year, kind, net, total) SELECT year, kind, sum(net), sum(total) FROM invoices GROUP BY 1, 2;
