-- What each day of the past adds to the reports, so that those of a year need not add up all of its orders. A report
-- counts a day when it is first needed, and again once something about it has changed, which triggers note. They note
-- days from two days ago on, and the application keeps those from four days ago on, so that a transaction that lasts over
-- midnight changes no day unnoticed. They do not know the shop's time zone, and note the days beside a moment as well.
CREATE TABLE "report_days" (
    "day" DATE NOT NULL,

    CONSTRAINT "report_days_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "report_figures" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "earlier" DATE NOT NULL,
    "count" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "report_figures_pkey" PRIMARY KEY ("kind", "day", "key", "earlier")
);

CREATE TABLE "report_changes" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "report_changes_pkey" PRIMARY KEY ("id")
);

CREATE FUNCTION note_report_days(days date[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_changes (day) SELECT DISTINCT day FROM unnest(days) AS day WHERE day <= current_date - 2
$$;

CREATE FUNCTION report_days_about(moment timestamptz) RETURNS date[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[at - 1, at, at + 1] FROM (SELECT (moment AT TIME ZONE 'UTC')::date AS at) AS utc
$$;

CREATE FUNCTION note_report_days_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(report_days_about(OLD.created_at) || ARRAY(
    SELECT activity_date FROM order_items WHERE order_id = OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "orders_reported" AFTER UPDATE OF "status", "activity_date" ON "orders" FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.activity_date <> NEW.activity_date) EXECUTE FUNCTION note_report_days_of_order();

CREATE FUNCTION note_report_days_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(report_days_about(created_at) || ARRAY[OLD.activity_date, NEW.activity_date] || ARRAY(
    SELECT activity_date FROM order_items WHERE order_id = orders.id))
  FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER "order_items_reported" AFTER INSERT ON "order_items" FOR EACH ROW
  EXECUTE FUNCTION note_report_days_of_item();
CREATE TRIGGER "order_items_reported_anew" AFTER UPDATE ON "order_items" FOR EACH ROW
  WHEN ((OLD.activity_date, OLD.product_id, OLD.diver_count, OLD.total, OLD.state)
    IS DISTINCT FROM (NEW.activity_date, NEW.product_id, NEW.diver_count, NEW.total, NEW.state))
  EXECUTE FUNCTION note_report_days_of_item();

CREATE FUNCTION note_report_days_of_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(ARRAY(
    SELECT other.activity_date FROM changed
    JOIN order_items AS own ON own.id = changed.item_id JOIN order_items AS other ON other.order_id = own.order_id
    WHERE other.activity_date <= current_date - 2));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_item_divers_reported" AFTER INSERT ON "order_item_divers" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_report_days_of_guests();
CREATE TRIGGER "order_item_divers_reported_no_more" AFTER DELETE ON "order_item_divers" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_report_days_of_guests();

CREATE FUNCTION note_report_days_of_diver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(ARRAY(SELECT activity_date FROM order_items WHERE order_id = NEW.order_id));
  RETURN NULL;
END $$;
CREATE TRIGGER "order_divers_reported_anew" AFTER UPDATE OF "nationality" ON "order_divers" FOR EACH ROW
  WHEN (OLD.nationality IS DISTINCT FROM NEW.nationality) EXECUTE FUNCTION note_report_days_of_diver();

CREATE FUNCTION note_report_days_of_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_report_days(report_days_about(NEW.at));
  RETURN NULL;
END $$;
CREATE TRIGGER "ledger_entries_reported" AFTER INSERT ON "ledger_entries" FOR EACH ROW
  WHEN (NEW.at < now() - interval '1 day') EXECUTE FUNCTION note_report_days_of_movement();
