import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { checkDatabaseHealth, requirePrimary } from '@/server/database/database-health';
import { pool } from '@/server/database/db';
import { cachedFor } from './cached-for';

type Part = { ok: boolean; reason?: string };

const MIGRATIONS = path.join(process.cwd(), 'prisma', 'migrations');
const ANSWER_WITHIN_MS = 2000;

async function migrationsPart(): Promise<Part> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const wanted = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const { rows } = await pool.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const applied = new Set(rows.map((row) => row.migration_name));
  const missing = wanted.filter((name) => !applied.has(name));
  return missing.length === 0 ? { ok: true } : { ok: false, reason: `not applied: ${missing.join(', ')}` };
}

const WRITE_CACHED_MS = 5_000;
/** A row may still fit into an existing page: only a new file shows that the disk is full. */
const SMALL_WRITE =
  'CREATE TEMP TABLE readiness_write (id int) ON COMMIT DROP; INSERT INTO readiness_write (id) VALUES (1)';

/** The load balancer and the probes of several machines check every second. */
const writePart = cachedFor(WRITE_CACHED_MS, async (): Promise<Part> => {
  // Pool and driver honour the limit, which their types lack; without it, a silent server would hold up every check.
  const limited: pg.QueryConfig & { query_timeout: number } = { text: SMALL_WRITE, query_timeout: ANSWER_WITHIN_MS };
  await pool.query(limited);
  return { ok: true };
});

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS).unref();
    }),
  ]);

async function check(part: () => Promise<Part>): Promise<Part> {
  try {
    return await inTime(part());
  } catch (thrown) {
    // The database's address and user stay private; the error code may be shown.
    const code = (thrown as { code?: string }).code;
    return { ok: false, reason: code ?? (thrown instanceof Error && !code ? thrown.message.slice(0, 80) : 'fault') };
  }
}

/**
 * Ready means that the database answers, has this version's tables and can write. The write checks the disk that
 * fills up: that of DATA_DIR where the database is embedded. While stopping, http/refuse-ready.ts answers instead.
 */
export async function readiness(): Promise<{ ready: boolean; parts: Record<string, Part> }> {
  const database = await check(async () => {
    await requirePrimary(pool);
    return { ok: true };
  });
  // A silent pooler breaks no connection, so nothing else would notice it.
  if (!database.ok) checkDatabaseHealth();
  const unanswered = { ok: false, reason: 'database does not answer' };
  const [migrations, write] = database.ok
    ? await Promise.all([check(migrationsPart), check(writePart)])
    : [unanswered, unanswered];
  return { ready: database.ok && migrations.ok && write.ok, parts: { database, migrations, write } };
}
