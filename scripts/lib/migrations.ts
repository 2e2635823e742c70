import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Settings } from '../../src/env';
import { applyMigrations, migrationsOnDisk } from './apply-migrations';
import { run, scriptFile } from './child';
import { step } from './command-step';
import type { DataStep, StepWork } from './data-step';
import { withConnection } from './database';
import { codeOf, Fault } from './fault';
import { pause } from './lifecycle';
import { cli } from './paths';
import { keysOf } from './settings';

/** Our key among the advisory locks of a database; any constant number will do. */
const MIGRATION_LOCK = 7_306_114_205;
const UNDEFINED_TABLE = '42P01';

export const TOO_OLD =
  'This database is from before Segara 1.0 and cannot be updated: begin with an empty one ' +
  '(npm run db:reset empties that of a demo), or go on with the version that made it.';

export const prismaEnv = (url?: string) => ({
  ...process.env,
  ...(url && { DATABASE_URL: url }),
  PRISMA_SCHEMA_ENGINE_BINARY: scriptFile('schema-engine.mjs'),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
});

/** Before the first migration the table that lists them does not exist. */
async function unlessNoTable<T extends pg.QueryResultRow>(query: Promise<pg.QueryResult<T>>): Promise<{ rows: T[] }> {
  try {
    return await query;
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return { rows: [] };
    throw error;
  }
}

type Begun = { name: string; isApplied: boolean };

/** Those that this version or another one began on the database. */
async function begunMigrations(client: pg.Client): Promise<Begun[]> {
  const { rows } = await unlessNoTable(
    client.query<Begun>(
      `SELECT migration_name AS name, finished_at IS NOT NULL AND rolled_back_at IS NULL AS "isApplied"
       FROM _prisma_migrations`,
    ),
  );
  return rows;
}

/** `scripts/schema-engine.mjs` makes a migration all or nothing, so an unfinished one can simply run again. */
async function forgetUnfinished(client: pg.Client): Promise<void> {
  await unlessNoTable(
    client.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    ),
  );
}

/** Polls instead of waiting in PostgreSQL, so that Ctrl-C works. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [MIGRATION_LOCK]);
    if (rows[0]?.ours) return;
    await pause(200);
  }
}

const quiet = new Logger(() => () => {});

type DataSteps = { [migration: string]: DataStep };

/** Changes to the rows that must precede the migration of this name, and that SQL alone cannot make, or only at once. */
const dataSteps: DataSteps = {};

type Target = StepWork & {
  url: string;
  announce: (result: string) => void;
  /** The migrations; those of these sources by default. */
  folder?: string;
  steps?: DataSteps;
};

/** Applies migrations up to one that has a step, runs the step, and continues from there. */
async function applyInTurn(client: pg.Client, pending: string[], target: Target) {
  const { url, folder, steps = dataSteps, ...work } = target;
  for (const [index, name] of pending.entries()) {
    const next = pending[index + 1];
    await steps[name]?.(client, work);
    if (next === undefined) await applyMigrations(url, folder);
    else if (steps[next]) await applyMigrations(url, folder, name);
  }
}

/**
 * Migrates the database to the schema of these sources; of several concurrent starts, one migrates and the others wait.
 */
export async function migrate(target: Target): Promise<void> {
  const { url, announce, folder } = target;
  await withConnection(url, async (client) => {
    await waitForTurn(client);
    const begun = await begunMigrations(client);
    const names = migrationsOnDisk(folder);
    // A later version's database has the baseline too, beside migrations that are unknown here.
    if (begun.length > 0 && !begun.some(({ name }) => name === names[0])) throw new Fault(TOO_OLD);
    const isDone = (name: string) => begun.some((one) => one.name === name && one.isApplied);
    const pending = names.filter((name) => !isDone(name));
    if (pending.length > 0) {
      await forgetUnfinished(client);
      const isEmpty = pending[0] === names[0];
      // Without rows no step has anything to do, and each start of the engine takes a while.
      await applyInTurn(client, pending, isEmpty ? { ...target, steps: {} } : target);
    }
    await runMigrations({ connectionString: url, logger: quiet });
    announce(pending.length > 0 ? `${pending.length} applied` : 'up to date');
  });
}

export const migrateAsStep = (settings: Settings, url: string): Promise<void> =>
  step('Migrations', 'bringing the database up to date', (setResult, report) =>
    migrate({ url, keys: () => keysOf(settings), announce: setResult, report }),
  );

/** Runs Prisma's CLI in the terminal, where it may ask questions. */
export async function prismaInTerminal(args: string[], url: string): Promise<number> {
  const { code } = await run([cli.prisma, ...args], { env: prismaEnv(url), ownGroup: false });
  return code;
}
