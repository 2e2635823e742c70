import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { db, pool } from '@/server/database/db';

/** Takes a test file's database away and brings it back; the server is shared with other files and keeps running. */
export function losableDatabase() {
  const server = new pg.Client({ connectionString: inject('postgres').serverUrl });
  let database = '';
  beforeAll(async () => {
    await server.connect();
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    database = rows[0]?.name ?? '';
  });
  afterAll(async () => {
    await db.$disconnect();
    await pool.end();
    await server.end();
  });

  /** Resolves when the pool has noticed; until then it would hand out a broken connection. */
  async function takeAway() {
    await server.query(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS false`);
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
    await expect.poll(() => pool.idleCount).toBe(0);
  }
  const bringBack = () => server.query(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS true`);
  return {
    takeAway,
    bringBack,
    /** Like a restart: every connection breaks, and none is accepted until that was noticed. */
    async restart(noticed: () => Promise<void>) {
      await takeAway();
      await noticed();
      await bringBack();
    },
  };
}
