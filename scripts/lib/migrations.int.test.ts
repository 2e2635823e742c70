import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../../src/test/database';
import { withConnection } from './database';
import { migrate } from './migrations';

const { serverUrl, template } = inject('postgres');
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

async function outcome(): Promise<string> {
  let told = '';
  await migrate(url, (result) => {
    told = result;
  });
  return told;
}

describe('a start', () => {
  it('applies every migration once, and the next one finds nothing to do', async () => {
    const names = await all();
    expect(await outcome()).toBe(`${names.length} applied`);
    expect(await finished(url)).toEqual(names);
    expect(await outcome()).toBe('up to date');
  });

  it('waits while another start on the same database migrates', async () => {
    const told = await Promise.all([outcome(), outcome(), outcome()]);
    expect(told.toSorted()).toEqual([expect.stringContaining('applied'), 'up to date', 'up to date']);
    expect(await finished(url)).toEqual(await all());
  });

  it('runs a migration again that a killed start had begun', async () => {
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

  it('prepares the queue of jobs too', async () => {
    await outcome();
    expect(await query(url, "SELECT to_regnamespace('graphile_worker') IS NOT NULL")).toEqual([true]);
  });
});
