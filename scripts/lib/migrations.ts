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

/** Identifies our advisory lock; any constant works. */
const MIGRATION_LOCK = 7_306_114_205;
const UNDEFINED_TABLE = '42P01';

export const TOO_OLD =
  'This database predates Segara 1.0 and cannot be upgraded: start with an empty one ' +
  '(npm run db:reset empties a demo database), or continue with the version that created it.';

export const prismaEnv = (url?: string) => ({
  ...process.env,
  ...(url && { DATABASE_URL: url }),
  PRISMA_SCHEMA_ENGINE_BINARY: scriptFile('schema-engine.mjs'),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
});

/** The table that lists migrations does not exist before the first one. */
async function emptyWithoutTable<T extends pg.QueryResultRow>(
  query: Promise<pg.QueryResult<T>>,
): Promise<{ rows: T[] }> {
  try {
    return await query;
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return { rows: [] };
    throw error;
  }
}

type Begun = { name: string; isApplied: boolean };

/** Includes migrations of other releases. */
async function begunMigrations(client: pg.Client): Promise<Begun[]> {
  const { rows } = await emptyWithoutTable(
    client.query<Begun>(
      `SELECT migration_name AS name, finished_at IS NOT NULL AND rolled_back_at IS NULL AS "isApplied"
       FROM _prisma_migrations`,
    ),
  );
  return rows;
}

/** An unfinished migration can run again, because `scripts/schema-engine.mjs` makes each all or nothing. */
async function removeUnfinished(client: pg.Client): Promise<void> {
  await emptyWithoutTable(
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

/** Changes to rows that must precede the named migration and are impossible, or too slow as one statement, in SQL. */
const dataSteps: DataSteps = {};

type Target = StepWork & {
  url: string;
  announce: (result: string) => void;
  /** Defaults to the migrations of these sources. */
  folder?: string;
  steps?: DataSteps;
};

/** Applies migrations up to one with a step, runs the step, and continues. */
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
 * Migrates the database to the schema of these sources; one of several concurrent starts migrates while the others
 * wait.
 */
export async function migrate(target: Target): Promise<void> {
  const { url, announce, folder } = target;
  await withConnection(url, async (client) => {
    await waitForTurn(client);
    const begun = await begunMigrations(client);
    const names = migrationsOnDisk(folder);
    // A database of a later release contains the baseline next to migrations that are unknown here.
    if (begun.length > 0 && !begun.some(({ name }) => name === names[0])) throw new Fault(TOO_OLD);
    const isDone = (name: string) => begun.some((one) => one.name === name && one.isApplied);
    const pending = names.filter((name) => !isDone(name));
    if (pending.length > 0) {
      await removeUnfinished(client);
      const isEmpty = pending[0] === names[0];
      // Skips steps without rows, which would have nothing to do and start the engine each time.
      await applyInTurn(client, pending, isEmpty ? { ...target, steps: {} } : target);
    }
    await runMigrations({ connectionString: url, logger: quiet });
    announce(pending.length > 0 ? `${pending.length} applied` : 'up to date');
  });
}

export const migrateAsStep = (settings: Settings, url: string): Promise<void> =>
  step('Migrations', 'migrating the database', (setResult, report) =>
    migrate({ url, keys: () => keysOf(settings), announce: setResult, report }),
  );

/** Runs Prisma's CLI in the terminal, where it may ask questions. */
export async function prismaInTerminal(args: string[], url: string): Promise<number> {
  const { code } = await run([cli.prisma, ...args], { env: prismaEnv(url), ownGroup: false });
  return code;
}
