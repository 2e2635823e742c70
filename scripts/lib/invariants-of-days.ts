/** What must be true of boats, crew and groups on every day. */
export const invariantsOfDays: readonly { fact: string; query: string }[] = [
  {
    fact: 'The people of a departure on a day are those of the items that hold places on it',
    query: `
      WITH held AS (
        SELECT departure_id, day::date AS date, sum(diver_count + companions) AS people,
          coalesce(sum(diver_count) FILTER (WHERE NOT private_guide), 0) AS shared_divers,
          coalesce(sum(diver_count) FILTER (WHERE private_guide), 0) AS private_divers
        FROM order_items JOIN products ON products.id = product_id,
          generate_series(activity_date, last_day, interval '1 day') AS day
        WHERE holds_seats AND takes_day(products, day::date - activity_date)
        GROUP BY 1, 2
      )
      SELECT departure_id, date, departure_days.people, held.people AS held
      FROM departure_days FULL JOIN held USING (departure_id, date)
      WHERE (coalesce(departure_days.people, 0), coalesce(departure_days.shared_divers, 0),
          coalesce((SELECT sum(divers) FROM unnest(departure_days.private_divers) AS divers), 0))
        IS DISTINCT FROM (coalesce(held.people, 0), coalesce(held.shared_divers, 0), coalesce(held.private_divers, 0))`,
  },
  {
    fact: 'What is used of a boat is the people on it, and nobody is on no boat, apart from what is short',
    query: `
      WITH carried AS (
        SELECT departure_days.date, part, coalesce(boat_id::text, 'unplaced') AS subject, sum(people) AS people
        FROM departure_days JOIN departures ON departures.id = departure_id JOIN products ON products.id = product_id,
          unnest(parts) AS part
        WHERE transport[least(departure_days.date - departures.date + 1, cardinality(transport))] <> 'none'
        GROUP BY 1, 2, 3
      )
      SELECT date, part, subject, used, people FROM day_limits LEFT JOIN carried USING (date, part, subject)
      WHERE subject NOT IN ('leaders', 'instructors') AND used <> coalesce(people, 0)`,
  },
  {
    fact: 'What is used of the crew is the leaders of all groups, apart from what is short',
    query: `
      WITH led AS (
        SELECT departure_days.date, part,
          led_by[least(departure_days.date - departures.date + 1, cardinality(led_by))] AS led_by,
          (shared_divers + divers_per_guide - 1) / divers_per_guide + coalesce((
            SELECT sum((divers + divers_per_guide - 1) / divers_per_guide) FROM unnest(private_divers) AS divers
          ), 0) AS leaders
        FROM departure_days JOIN departures ON departures.id = departure_id JOIN products ON products.id = product_id,
          unnest(parts) AS part
      ), needed AS (
        SELECT date, part, sum(leaders) FILTER (WHERE led_by <> 'none') AS leaders,
          sum(leaders) FILTER (WHERE led_by = 'instructor') AS instructors
        FROM led GROUP BY 1, 2
      )
      SELECT date, part, subject, used, leaders, instructors FROM day_limits LEFT JOIN needed USING (date, part)
      WHERE subject = 'leaders' AND used <> coalesce(leaders, 0)
         OR subject = 'instructors' AND used <> coalesce(instructors, 0)`,
  },
  {
    fact: 'Everybody in a group is on an item that holds places on its day, in no more than four of them',
    query: `
      SELECT group_members.group_id, group_members.item_id FROM group_members
      JOIN order_items ON order_items.id = item_id JOIN dive_groups ON dive_groups.id = group_id
      WHERE NOT holds_seats OR group_members.date NOT BETWEEN activity_date AND last_day
         OR group_members.date <> dive_groups.date
      UNION ALL
      SELECT group_id, NULL FROM group_members GROUP BY group_id HAVING count(*) > 4`,
  },
];
