-- What changes the price of a product: seasons, groups, children; and what of it was agreed for an item.
ALTER TABLE "products" ADD COLUMN "price_rules" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "order_items" ADD COLUMN "price_terms" JSONB NOT NULL DEFAULT '{}';
