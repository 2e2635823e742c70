import type pg from 'pg';
import { firstNames, lastNames } from './copying';

/** Creates customers without passwords, enough for a plausible number of orders each. */
export async function createCustomers(client: pg.ClientBase, most: number, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `WITH people AS MATERIALIZED (
       SELECT gen_random_uuid() AS id, 'filled-' || number || '@example.test' AS email,
         ($2::text[])[1 + (number - 1) % cardinality($2::text[])] AS first,
         ($3::text[])[1 + (number - 1) / cardinality($2::text[]) % cardinality($3::text[])] AS last
       FROM generate_series(1, $1::int) AS number
     ), made AS (
       INSERT INTO users (id, email, first_name, last_name, email_verified_at, updated_at, is_demo)
       SELECT id, email, first, last, $4::timestamptz, $4::timestamptz, true FROM people
       ON CONFLICT (email) DO NOTHING RETURNING id
     )
     SELECT id FROM made UNION ALL SELECT users.id FROM users JOIN people ON people.email = users.email`,
    [most, firstNames, lastNames, now],
  );
  return rows.map(({ id }) => id);
}
