-- The payments of bookings that begin with one or two characters: of a million orders, reading the groups of three
-- characters took 70 ms for each of two statements. With the key in the index no order is read.
CREATE INDEX "orders_booking_id_prefix_idx" ON "orders" ("booking_id" text_pattern_ops, "id");
