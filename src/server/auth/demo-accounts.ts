import type pg from 'pg';

const MAX_NAMED = 20;

/** Names the demo accounts that keep production from starting, and the ways out; null if there are none. */
export async function demoAccountsFault(client: Pick<pg.Pool, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ email: string }>(
    'SELECT email FROM users WHERE is_demo AND active ORDER BY password_hash IS NULL, role = $1 DESC, email',
    ['ADMIN'],
  );
  if (rows.length === 0) return null;
  const named = rows.slice(0, MAX_NAMED).map(({ email }) => email);
  const others = rows.length > named.length ? ` and ${rows.length - named.length} more` : '';
  return (
    'Production does not start while accounts of the demo are active, because their passwords are published: ' +
    `${named.join(', ')}${others}. Run npm run admin:create -- --replace-demo made@dive.example Made Wirawan ` +
    'to close them and to create your own account, or use an empty database.'
  );
}
