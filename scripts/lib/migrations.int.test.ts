import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { keyOf } from '../../src/server/crypto/keyring';
import { createDatabase, databaseUrl, dropDatabase } from '../../src/test/database';
import { run } from './child';
import { getOrCreateSecret } from './data-dir';
import type { DataStep } from './data-step';
import { withConnection } from './database';
import { migrate, TOO_OLD } from './migrations';
import { inRoot } from './paths';
import { Cluster } from './postgres/cluster';
import { makeScratchFolder } from './postgres/scratch';

const { serverUrl, template } = inject('postgres');
const keys = () => [keyOf('the key of what is sealed in this database')] as const;
let name: string;
let url: string;

beforeEach(async () => {
  name = `segara_migrations_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name);
  url = databaseUrl(serverUrl, name);
});
afterEach(() => dropDatabase(serverUrl, name));

const query = (at: string, statement: string) =>
  withConnection(at, async (client) => (await client.query({ text: statement, rowMode: 'array' })).rows.flat());
const finished = (at: string) =>
  query(at, 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name');
const all = () => finished(databaseUrl(serverUrl, template));

async function outcome(target: Partial<Parameters<typeof migrate>[0]> = {}): Promise<string> {
  let announced = '';
  const announce = (result: string) => {
    announced = result;
  };
  await migrate({ url, keys, report: () => {}, announce, ...target });
  return announced;
}

/** Lists these migrations in the database, as another release left them. */
async function withMigrations(at: string, rows: { name: string; isFinished: boolean }[]): Promise<void> {
  await query(
    at,
    `CREATE TABLE IF NOT EXISTS _prisma_migrations (id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL,
     finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
     started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`,
  );
  const values = rows.map(
    ({ name: migration, isFinished }) => `(gen_random_uuid(), 'x', '${migration}', ${isFinished ? 'now()' : 'NULL'})`,
  );
  await query(
    at,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ${values.join(', ')}`,
  );
}

describe('a start', () => {
  it('applies every migration once and leaves nothing for the next start', async () => {
    const names = await all();
    expect(await outcome()).toBe(`${names.length} applied`);
    expect(await finished(url)).toEqual(names);
    expect(await outcome()).toBe('up to date');
  });

  it('waits for another start that migrates the same database', async () => {
    const outcomes = await Promise.all([outcome(), outcome(), outcome()]);
    expect(outcomes.toSorted()).toEqual([expect.stringContaining('applied'), 'up to date', 'up to date']);
    expect(await finished(url)).toEqual(await all());
  });

  it('reruns a migration that a killed start left unfinished', async () => {
    const [first] = await all();
    await withMigrations(url, [{ name: String(first), isFinished: false }]);
    await outcome();
    expect(await finished(url)).toEqual(await all());
  });

  it('sets up the job queue too', async () => {
    await outcome();
    expect(await query(url, "SELECT to_regnamespace('graphile_worker') IS NOT NULL")).toEqual([true]);
  });
});

describe('a database older than the baseline', () => {
  const earlier = [
    { name: '20261121034851_accounts', isFinished: true },
    { name: '20261201060000_demo_accounts', isFinished: false },
  ];
  const rows = (at: string) =>
    query(at, 'SELECT row(migrations.*)::text FROM _prisma_migrations AS migrations ORDER BY migration_name');
  const tables = (at: string) =>
    query(at, "SELECT tablename::text FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')");

  it('is refused with instructions and stays unchanged', async () => {
    await withMigrations(url, earlier);
    const before = await rows(url);
    await expect(outcome()).rejects.toThrow(TOO_OLD);
    expect(await rows(url)).toEqual(before);
    expect(await tables(url)).toEqual(['_prisma_migrations']);
  });

  it('is refused when embedded in a data folder', async () => {
    const folder = makeScratchFolder();
    const password = getOrCreateSecret(folder, 'POSTGRES_PASSWORD');
    const cluster = new Cluster({ folder: join(folder, 'postgres'), logFile: join(folder, 'postgres.log'), password });
    await cluster.start();
    await withMigrations(cluster.url, earlier);
    const before = await rows(cluster.url);
    await cluster.stop();
    const { DATABASE_URL: _, DATABASE_DIRECT_URL: __, ...env } = process.env;
    const upgrade = await run([inRoot('scripts/run.mjs'), 'db:upgrade'], { env: { ...env, DATA_DIR: folder } });
    expect(upgrade).toMatchObject({ code: 1, output: expect.stringContaining(TOO_OLD) });
    await cluster.restart();
    expect(await rows(cluster.url)).toEqual(before);
    expect(await tables(cluster.url)).toEqual(['_prisma_migrations']);
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  it('is distinguished from one that a later release migrated, which is accepted', async () => {
    await outcome();
    await withMigrations(url, [{ name: '20991231000000_later', isFinished: true }]);
    expect(await outcome()).toBe('up to date');
  });
});

describe('a data step before a migration', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'segara-migrations-'));
    cpSync(inRoot('prisma/migrations'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Builds a release with further migrations, each of which creates the table of its name. */
  function withLater(...names: string[]): void {
    for (const table of names) {
      mkdirSync(join(folder, table));
      writeFileSync(join(folder, table, 'migration.sql'), `CREATE TABLE "${table}" ();`);
    }
  }
  const [second, third] = ['20990101000000_second', '20990102000000_third'];

  it('runs after earlier migrations, and again at the next start if it failed', async () => {
    await outcome();
    withLater(second, third);
    const seen: string[] = [];
    const looking =
      (step: string): DataStep =>
      async () => {
        const applied = await finished(url);
        seen.push(`${step}: ${[second, third].filter((migration) => applied.includes(migration)).length}`);
      };
    const failing: DataStep = () => Promise.reject(new Error('interrupted'));
    const early = looking('before the second');
    await expect(outcome({ folder, steps: { [second]: early, [third]: failing } })).rejects.toThrow('interrupted');
    const steps = { [second]: early, [third]: looking('before the third') };
    expect(await outcome({ folder, steps })).toBe('1 applied');
    expect(seen).toEqual(['before the second: 0', 'before the third: 1']);
    expect(await finished(url)).toEqual([...(await all()), second, third]);
  });

  it('is skipped in an empty database', async () => {
    withLater(second);
    const called: DataStep = () => Promise.reject(new Error('called'));
    await outcome({ folder, steps: { [second]: called } });
    expect(await finished(url)).toEqual([...(await all()), second]);
  });
});
