-- Those from before the triggers. The indexes are there already, as to make them now would stop whoever issues invoices.
SELECT write_invoice_search(ARRAY(SELECT DISTINCT order_id FROM invoices));
