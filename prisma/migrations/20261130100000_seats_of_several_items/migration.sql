-- Takes the seats of several departures, or none when one of them has too few. Locks them in the order of their ids.
CREATE FUNCTION "take_seats_of_all"("takes" JSONB) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "take" JSONB;
BEGIN
  PERFORM FROM "departures"
  WHERE "id" IN (SELECT ("one" ->> 'departure')::uuid FROM jsonb_array_elements("takes") AS "one")
  ORDER BY "id" FOR UPDATE;
  FOR "take" IN SELECT "one" FROM jsonb_array_elements("takes") WITH ORDINALITY AS "elements" ("one", "nr") ORDER BY "nr" LOOP
    IF NOT "take_seats"(("take" ->> 'departure')::uuid, ("take" ->> 'divers')::int, "take" -> 'written') THEN
      RAISE EXCEPTION USING ERRCODE = 'SG001', MESSAGE = 'too few seats';
    END IF;
  END LOOP;
  RETURN true;
EXCEPTION WHEN SQLSTATE 'SG001' THEN
  RETURN false;
END $$;
