import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { requirePrimary, suspectDatabase } from '@/server/database/database-health';
import { pool } from '@/server/database/db';

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
 * Ready to serve: the database answers and has this version of its tables. While stopping http/refuse-ready.ts answers.
 */
export async function readiness(): Promise<{ ready: boolean; parts: Record<string, Part> }> {
  const database = await check(async () => {
    await requirePrimary(pool);
    return { ok: true };
  });
  // A silent pooler breaks no connection, so nothing else would notice it.
  if (!database.ok) suspectDatabase();
  const migrations = database.ok ? await check(migrationsPart) : { ok: false, reason: 'database does not answer' };
  return { ready: database.ok && migrations.ok, parts: { database, migrations } };
}
