-- Those from before the triggers. Nearly all of them are found already by the step that precedes this migration, a few at a
-- time (scripts/lib/found-invoices.ts).
SELECT write_invoice_search(ARRAY(
  SELECT DISTINCT order_id FROM invoices WHERE NOT EXISTS (SELECT FROM invoice_search WHERE invoice_id = invoices.id)
));
