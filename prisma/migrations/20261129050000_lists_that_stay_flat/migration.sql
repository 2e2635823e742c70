-- Lists whose cost does not grow with their tables: an index for every order in which a list is read, and one text per
-- order and per person in which all that is searched for can be found by its groups of three characters.

-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What is searched in, and for: small letters, with every character outside ASCII as the octal digits of its bytes, as
-- the extension takes letters from the locale of the cluster and finds none in Japanese with that of C. What has a meaning
-- in a pattern is left out.
CREATE FUNCTION search_key(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$$ SELECT translate(encode(convert_to(lower(words), 'UTF8'), 'escape'), E'\\%_', '') $$;

-- A space stands before each word: what is too short for three characters is found at the beginning of words. Names
-- follow in both orders without a space, as they are written in Japanese and Chinese.
CREATE FUNCTION person_key(first_name TEXT, last_name TEXT, email TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT search_key(concat(' ', first_name, ' ', last_name, ' ', email, ' ', last_name, first_name)) $$;

ALTER TABLE "users" ADD COLUMN "search_key" TEXT NOT NULL GENERATED ALWAYS AS
  (person_key("first_name", "last_name", "email")) STORED;
-- Searches for customers by parts of their names and addresses.
CREATE INDEX "users_search_key_idx" ON "users" USING GIN ("search_key" gin_trgm_ops);
-- The list of customers as it opens, and by name; that by address is read from the unique index of addresses.
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at", "id");
CREATE INDEX "users_first_name_last_name_id_idx" ON "users"("first_name", "last_name", "id");

-- The booking ID, the customer and the people of an order in one row, so that several words are found together by one
-- index; and the marks of addresses and phone numbers, so that these can be alternatives within the same search.
CREATE TABLE "order_search" (
    "order_id" UUID NOT NULL,
    "search_key" TEXT NOT NULL,
    "marks" TEXT[] NOT NULL,

    CONSTRAINT "order_search_pkey" PRIMARY KEY ("order_id")
);
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_fkey" FOREIGN KEY ("order_id")
  REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION write_order_search(ids UUID[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, search_key, marks)
  SELECT orders.id,
    search_key(' ' || replace(booking_id, '-', '')) || users.search_key || search_key(' ' || people.names),
    orders.address_marks || users.phone_marks || people.marks
  FROM orders JOIN users ON users.id = customer_id CROSS JOIN LATERAL (
    SELECT coalesce(string_agg(full_name, ' ' ORDER BY position), '') AS names,
      ARRAY(SELECT unnest(phone_marks) FROM order_divers WHERE order_id = orders.id) AS marks
    FROM order_divers WHERE order_id = orders.id
  ) AS people
  WHERE orders.id = ANY(ids)
  ON CONFLICT (order_id) DO UPDATE SET search_key = excluded.search_key, marks = excluded.marks
  WHERE (order_search.search_key, order_search.marks) IS DISTINCT FROM (excluded.search_key, excluded.marks)
$$;

CREATE FUNCTION search_new_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT DISTINCT order_id FROM made));
  RETURN NULL;
END $$;
CREATE FUNCTION search_changed_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(
    SELECT DISTINCT made.order_id FROM made JOIN gone USING (id)
    WHERE (made.full_name, made.phone_marks) IS DISTINCT FROM (gone.full_name, gone.phone_marks)
  ));
  RETURN NULL;
END $$;
CREATE FUNCTION search_fewer_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT DISTINCT order_id FROM gone));
  RETURN NULL;
END $$;
CREATE FUNCTION search_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE FUNCTION search_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM order_search WHERE order_id = NEW.id) THEN
    PERFORM write_order_search(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION search_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT id FROM orders WHERE customer_id = NEW.id));
  RETURN NULL;
END $$;

CREATE TRIGGER "order_divers_searched" AFTER INSERT ON "order_divers" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION search_new_people();
CREATE TRIGGER "order_divers_searched_anew" AFTER UPDATE ON "order_divers"
  REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION search_changed_people();
CREATE TRIGGER "order_divers_searched_no_more" AFTER DELETE ON "order_divers" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION search_fewer_people();
CREATE TRIGGER "orders_searched_anew" AFTER UPDATE OF "booking_id", "customer_id", "address_marks" ON "orders"
  FOR EACH ROW WHEN ((OLD."booking_id", OLD."customer_id", OLD."address_marks")
    IS DISTINCT FROM (NEW."booking_id", NEW."customer_id", NEW."address_marks"))
  EXECUTE FUNCTION search_changed_order();
-- Only for orders that get no people in their transaction.
CREATE CONSTRAINT TRIGGER "orders_searched" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION search_new_order();
CREATE TRIGGER "users_searched_anew" AFTER UPDATE OF "first_name", "last_name", "email", "phone_marks" ON "users"
  FOR EACH ROW WHEN ((OLD."first_name", OLD."last_name", OLD."email", OLD."phone_marks")
    IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."email", NEW."phone_marks"))
  EXECUTE FUNCTION search_changed_user();

SELECT write_order_search(ARRAY(SELECT id FROM orders));
-- Searches for orders by words, and by a phone number or an address.
CREATE INDEX "order_search_search_key_idx" ON "order_search" USING GIN ("search_key" gin_trgm_ops);
CREATE INDEX "order_search_marks_idx" ON "order_search" USING GIN ("marks");

-- The list of orders in each of its orders; the id makes the order unique, so that a page begins after any row.
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at", "id");
CREATE INDEX "orders_activity_date_id_idx" ON "orders"("activity_date", "id");
CREATE INDEX "orders_total_id_idx" ON "orders"("total", "id");
-- The latest orders with a status, of which there may be few among a million.
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at", "id");
-- The few orders that need a person: the dashboard counts them.
CREATE INDEX "orders_with_attention_idx" ON "orders"("activity_date", "id") WHERE cardinality("attention") > 0;
DROP INDEX "orders_created_at_idx";
DROP INDEX "orders_activity_date_idx";
-- Who is out on a day: half of all items begin before it and half of them end after it, few do both.
CREATE INDEX "order_items_days_out_idx" ON "order_items" USING GIST (daterange("activity_date", "last_day", '[]'));
-- Whether more orders of a product are booked than are counted.
CREATE INDEX "order_items_booked_of_product_idx" ON "order_items"("product_id", "order_id") WHERE "holds_seats";
-- Reports add up what was sold for each day, and count guests by country, from these indexes alone: the rows themselves
-- are large and lie apart.
CREATE INDEX "order_items_sales_idx"
  ON "order_items"("activity_date", "id", "order_id", "product_id", "diver_count", "total", "state");
DROP INDEX "order_items_activity_date_idx";
CREATE INDEX "order_divers_id_nationality_idx" ON "order_divers"("id", "nationality");
CREATE INDEX "orders_id_status_idx" ON "orders"("id", "status");
-- Payments and invoices are searched by a part of the booking ID.
CREATE INDEX "orders_booking_id_part_idx" ON "orders" USING GIN ("booking_id" gin_trgm_ops);

-- Movements of money as their list opens, and by amount.
CREATE INDEX "ledger_entries_at_id_idx" ON "ledger_entries"("at", "id");
CREATE INDEX "ledger_entries_amount_id_idx" ON "ledger_entries"("amount", "id");
DROP INDEX "ledger_entries_at_idx";
