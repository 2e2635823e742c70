import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from './database';

type Finished = { code: number; output: string };

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Runs an npm command in a process of its own, without the secrets and the database of the test. */
export const runCommand = (args: string[], about: Record<string, string>): Promise<Finished> =>
  new Promise((resolve) => {
    const unset = { DATABASE_URL: '', NEXTAUTH_SECRET: '', DATA_ENCRYPTION_KEY: '', SANDBOX_WEBHOOK_SECRET: '' };
    const env = { ...process.env, ...unset, ...about };
    execFile(process.execPath, ['scripts/run.mjs', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: `${stdout}\n${stderr}` }),
    );
  });

/** An empty folder that is removed after the file's tests. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'segara-restored-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty database on the server of the tests. */
export async function emptyDatabase(name: string): Promise<string> {
  const { serverUrl } = inject('postgres');
  const unique = `${name}_${process.pid}`;
  await createDatabase(serverUrl, unique);
  cleanUps.push(() => dropDatabase(serverUrl, unique));
  return databaseUrl(serverUrl, unique);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const rowsIn = (url: string, statement: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(statement)).rows);

/** The number of rows and a checksum of their content, for each of these tables. */
export const sumsOf = (url: string, tables: readonly string[]): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    await client.query("SET TimeZone = 'UTC'");
    const sums: Record<string, string> = {};
    for (const table of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(one::text, E'\\n' ORDER BY one::text)), '') AS sum
         FROM "${table}" AS one`,
      );
      sums[table] = rows[0]?.sum ?? '';
    }
    return sums;
  });

export const tablesIn = async (url: string): Promise<string[]> =>
  (await rowsIn(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(({ tablename }) =>
    String(tablename),
  );
