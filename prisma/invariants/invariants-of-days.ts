/** Limits follow boats and crew from the shop's today on, which is at most a day after the database's. */
const isComing = (date: string) => `${date} > current_date + 1`;

const isInService = (date: string) => `(boats.active AND NOT EXISTS (
          SELECT FROM out_of_service_spans WHERE boat_id = boats.id AND ${date} BETWEEN from_date AND to_date
        ))`;

export const invariantsOfDays: readonly { fact: string; query: string }[] = [
  {
    fact: 'The people of a departure on a day are those of the items that hold seats on it',
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
    fact: 'The used seats of a boat are the people on it, and people without a boat are counted as such',
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
    fact: 'The used leaders of a day are those that its groups need',
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
    fact: 'A counted day has limits for its crew, for its boats and for people without a boat',
    query: `
      SELECT DISTINCT departure_days.date, parts.part, subject
      FROM departure_days, seat_counting, unnest(enum_range(NULL::"DayPart")) AS parts (part), LATERAL (
        VALUES ('unplaced', boats_from), (boat_id::text, boats_from),
          ('leaders', guides_from), ('instructors', guides_from)
      ) AS needed (subject, counted_from)
      WHERE people > 0 AND departure_days.date >= counted_from AND subject IS NOT NULL AND NOT EXISTS (
        SELECT FROM day_limits WHERE day_limits.date = departure_days.date
          AND day_limits.part = parts.part AND day_limits.subject = needed.subject
      )`,
  },
  {
    fact: 'The limits of a coming day are the seats of boats and the leaders on duty, and the shortfall is the use beyond them',
    query: `
      WITH on_duty AS (
        SELECT days.date, parts.part, count(*) AS leaders,
          count(*) FILTER (WHERE 'instructor' = ANY(roles)) AS instructors
        FROM days CROSS JOIN unnest(enum_range(NULL::"DayPart")) AS parts (part)
        JOIN crew_members ON active AND roles && '{guide,instructor}' AND coalesce(papers_until >= days.date, true)
        LEFT JOIN crew_days ON member_id = crew_members.id AND crew_days.date = days.date
        WHERE coalesce(works, extract(isodow FROM days.date) = ANY(weekdays)) AND NOT EXISTS (
          SELECT FROM outings WHERE outings.date = days.date AND captain_id = crew_members.id
            AND (outings.part = parts.part OR outings.part = 'morning' AND parts.part = 'afternoon')
        )
        GROUP BY 1, 2
      )
      SELECT date, part, subject, used, most, short FROM day_limits
      LEFT JOIN on_duty USING (date, part) LEFT JOIN boats ON boats.id::text = subject
      WHERE short <> greatest(0, used - most) OR ${isComing('date')} AND most <> CASE
        WHEN subject = 'leaders' THEN coalesce(leaders, 0)
        WHEN subject = 'instructors' THEN coalesce(instructors, 0)
        WHEN ${isInService('date')} THEN seats
        ELSE 0
      END`,
  },
  {
    fact: 'Everybody is on a boat or van in service that their product allows, unless the plan is pinned or published',
    query: `
      SELECT departure_id, departure_days.date, boat_id, boats.kind, boats.areas FROM departure_days
      JOIN departures ON departures.id = departure_id JOIN products ON products.id = product_id
      JOIN boats ON boats.id = boat_id, seat_counting, LATERAL (
        SELECT transport[least(departure_days.date - departures.date + 1, cardinality(transport))]
      ) AS needed (transport)
      WHERE people > 0 AND NOT pinned AND NOT departure_days.published AND departure_days.date >= boats_from
        AND ${isComing('departure_days.date')} AND needed.transport <> 'none' AND (
          boats.kind::text <> needed.transport::text OR NOT served_areas <@ boats.areas
          OR NOT ${isInService('departure_days.date')}
        )`,
  },
  {
    fact: 'A group has at most four people, all on items of its departure that hold seats on its day',
    query: `
      SELECT group_members.group_id, group_members.item_id FROM group_members
      JOIN order_items ON order_items.id = item_id JOIN dive_groups ON dive_groups.id = group_id
      WHERE NOT holds_seats OR group_members.date NOT BETWEEN activity_date AND last_day
         OR group_members.date <> dive_groups.date OR order_items.departure_id <> dive_groups.departure_id
      UNION ALL
      SELECT group_id, NULL FROM group_members GROUP BY group_id HAVING count(*) > 4`,
  },
];
