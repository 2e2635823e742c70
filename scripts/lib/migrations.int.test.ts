import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { keyOf } from '../../src/server/crypto/keyring';
import { createDatabase, databaseUrl, dropDatabase } from '../../src/test/database';
import type { DataStep } from './data-step';
import { withConnection } from './database';
import { migrate } from './migrations';

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

describe('a start', () => {
  it('applies every migration once, and the next one finds nothing to do', async () => {
    const names = await all();
    expect(await outcome()).toBe(`${names.length} applied`);
    expect(await finished(url)).toEqual(names);
    expect(await outcome()).toBe('up to date');
  });

  it('waits while another start on the same database migrates', async () => {
    const outcomes = await Promise.all([outcome(), outcome(), outcome()]);
    expect(outcomes.toSorted()).toEqual([expect.stringContaining('applied'), 'up to date', 'up to date']);
    expect(await finished(url)).toEqual(await all());
  });

  it('reruns a migration that a killed start had begun', async () => {
    const [first] = await all();
    await query(
      url,
      `CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL,
       finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
       started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`,
    );
    const begun = `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', 'x', '${String(first)}')`;
    await query(url, begun);
    await outcome();
    expect(await finished(url)).toEqual(await all());
  });

  it('sets up the job queue too', async () => {
    await outcome();
    expect(await query(url, "SELECT to_regnamespace('graphile_worker') IS NOT NULL")).toEqual([true]);
  });
});

describe('a data step that precedes a migration', () => {
  it('runs after the migrations before it, and again with the next start when it failed', async () => {
    const [first, second, third] = (await all()).map(String).slice(-3) as [string, string, string];
    await outcome({ through: first });
    const seen: string[] = [];
    const looking =
      (name: string): DataStep =>
      async () => {
        const applied = await finished(url);
        seen.push(`${name}: ${[second, third].filter((migration) => applied.includes(migration)).length}`);
      };
    const failing: DataStep = () => Promise.reject(new Error('interrupted'));
    const early = looking('before the second');
    await expect(outcome({ steps: { [second]: early, [third]: failing } })).rejects.toThrow('interrupted');
    expect(await outcome({ steps: { [second]: early, [third]: looking('before the third') } })).toBe('1 applied');
    expect(seen).toEqual(['before the second: 0', 'before the third: 1']);
    expect(await finished(url)).toEqual(await all());
  });

  it('is skipped where there are no rows it could change', async () => {
    const [last] = (await all()).map(String).slice(-1) as [string];
    const called: DataStep = () => Promise.reject(new Error('called'));
    await outcome({ steps: { [last]: called } });
    expect(await finished(url)).toEqual(await all());
  });
});
