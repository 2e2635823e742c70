import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../src/test/database';
import { HANGING_MS } from '../src/test/hanging';
import { scriptFile } from './lib/child';
import { prismaEnv } from './lib/migrations';

const { serverUrl } = inject('postgres');
let name: string;
let url: string;

beforeEach(async () => {
  name = `segara_engine_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name);
  url = databaseUrl(serverUrl, name);
});
afterEach(() => dropDatabase(serverUrl, name));

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

function startEngine() {
  const engine = spawn(scriptFile('schema-engine.mjs'), ['--datasource', JSON.stringify({ url })], {
    env: prismaEnv(url),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const apply = async (...scripts: string[]) => {
    const migrationDirectories = scripts.map((value, index) => ({
      path: `${index + 1}_migration`,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } },
    }));
    const lockfile = { path: 'migration_lock.toml', content: 'provider = "postgresql"' };
    const migrationsList = { baseDir: 'migrations', lockfile, migrationDirectories, shadowDbInitScript: '' };
    const params = { migrationsList, filters: { externalTables: [], externalEnums: [] } };
    engine.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'applyMigrations', params })}\n`);
    const { value } = await answers.next();
    return JSON.parse(value ?? '{}');
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    engine.kill(signal);
    if (engine.exitCode === null && engine.signalCode === null) await once(engine, 'exit');
  };
  return { apply, stop };
}

const unfinished = () => query('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NULL');

describe('a migration', () => {
  it('may define a function whose body has semicolons', async () => {
    const engine = startEngine();
    const twice = 'CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN n := n * 2; RETURN n; END $$';
    const answer = await engine.apply(`${twice};\n-- and a comment at its very end; without a new line`);
    await engine.stop();
    expect(answer.result).toEqual({ appliedMigrationNames: ['1_migration'] });
    expect(await query('SELECT twice(21)')).toEqual([42]);
    expect(await unfinished()).toEqual([]);
  });

  it('leaves nothing behind when it fails and keeps earlier ones', async () => {
    const engine = startEngine();
    const answer = await engine.apply('CREATE TABLE boats ();', 'CREATE TABLE half (); SELECT 1 / 0;');
    await engine.stop();
    expect(answer.error.data.message).toContain('division by zero');
    expect(await query("SELECT to_regclass('boats') IS NOT NULL, to_regclass('half') IS NOT NULL")).toEqual([
      true,
      false,
    ]);
    expect(await unfinished()).toEqual(['2_migration']);
  });

  it('leaves nothing behind when it is killed', async () => {
    const engine = startEngine();
    void engine.apply('CREATE TABLE half (); SELECT pg_sleep(60);');
    const asleep = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()";
    await expect.poll(() => query(asleep)).toHaveLength(1);
    await engine.stop('SIGKILL');
    await query(`SELECT pg_terminate_backend(pid) FROM (${asleep}) AS sleeping`);
    await expect.poll(() => query(asleep)).toEqual([]);
    expect(await query("SELECT to_regclass('half')")).toEqual([null]);
    expect(await unfinished()).toEqual(['1_migration']);
  });

  it('counts as finished once its script has committed', async () => {
    const engine = startEngine();
    await engine.apply('CREATE TABLE boats ();');
    // Simulates a kill between the script and the engine's own entry after it.
    await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF OLD.finished_at IS NOT NULL THEN RAISE EXCEPTION 'killed here'; END IF; RETURN NEW; END $$`);
    await query('CREATE TRIGGER refuse BEFORE UPDATE ON _prisma_migrations FOR EACH ROW EXECUTE FUNCTION refuse()');
    const answer = await engine.apply('CREATE TABLE boats ();', 'CREATE TABLE jetties ();');
    await engine.stop();
    expect(answer.error.data.message).toContain('killed here');
    expect(await query("SELECT to_regclass('jetties') IS NOT NULL")).toEqual([true]);
    expect(await unfinished()).toEqual([]);
  });

  it('lets other sessions use the table that it waits for', async () => {
    const engine = startEngine();
    await engine.apply('CREATE TABLE boats ();');
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('BEGIN; SELECT FROM boats');
    const applied = engine.apply('CREATE TABLE boats ();', 'ALTER TABLE boats ADD COLUMN seats INT;');
    const waits = "SELECT 1 FROM pg_locks WHERE relation = 'boats'::regclass AND NOT granted";
    await expect.poll(() => query(waits), { timeout: HANGING_MS }).toHaveLength(1);
    expect(await query('SELECT count(*)::int FROM boats')).toEqual([0]);
    await reader.query('COMMIT');
    expect((await applied).result).toEqual({ appliedMigrationNames: ['2_migration'] });
    await Promise.all([engine.stop(), reader.end()]);
  });

  it('is retried after a deadlock', async () => {
    const engine = startEngine();
    const tables = 'CREATE TABLE boats (); CREATE TABLE jetties ();';
    await engine.apply(tables);
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    // PostgreSQL aborts the session that detects the deadlock, which on a busy machine would be the reader, who began
    // to wait much later.
    await reader.query("SET deadlock_timeout = '10min'; BEGIN; SELECT FROM jetties");
    const applied = engine.apply(tables, 'ALTER TABLE boats ADD seats INT; ALTER TABLE jetties ADD seats INT;');
    const waits = "SELECT 1 FROM pg_locks WHERE relation = 'jetties'::regclass AND NOT granted";
    await expect.poll(() => query(waits), { timeout: HANGING_MS }).toHaveLength(1);
    await reader.query('SELECT FROM boats; COMMIT');
    expect((await applied).result).toEqual({ appliedMigrationNames: ['2_migration'] });
    await Promise.all([engine.stop(), reader.end()]);
  });
});
