import { createHash } from 'node:crypto';
import { databaseOfRunningApp, withConnection } from '../../scripts/lib/database';
import { readSettings } from '../../src/env';
import type { Limit } from '../../src/server/rate-limit';
import type { Role } from '../../src/shared/actor';

async function change(sql: string, values: unknown[]) {
  const url = databaseOfRunningApp({ ...readSettings(), DATA_DIR: process.env.SEGARA_E2E_DATA_DIR ?? '' });
  if (!url) throw new Error('The app under test has no database of its own');
  const { rowCount } = await withConnection(url, (client) => client.query(sql, values));
  if (rowCount !== 1) throw new Error(`${rowCount} rows changed by ${sql}`);
}

/** For what no page can do yet to somebody: it is as if an admin had done it. */
export const setActive = (email: string, active: boolean) =>
  change('UPDATE users SET active = $2 WHERE email = $1', [email, active]);

export const setRole = (email: string, role: Role) =>
  change('UPDATE users SET role = $2::"Role" WHERE email = $1', [email, role]);

/** As if somebody had tried so often that there is no try left for `minutes`. */
export function useUp(limit: Limit, subject: string, minutes: number) {
  const key = `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
  return change('INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1000000, $2)', [
    key,
    Date.now() + minutes * 60_000,
  ]);
}
