import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { leftOutTables } from '../../../src/server/backup/left-out';
import type { Head, TableEntry } from '../../../src/server/backup/manifest';
import { readArchive } from '../../../src/server/backup/read-archive';
import { columnList, qualified } from '../../../src/server/backup/snapshot';
import { applyMigrations } from '../apply-migrations';
import { withConnection } from '../database';
import { stopSignal } from '../lifecycle';
import type { ArchiveSource } from './archive-source';

type ForeignKey = { table: string; name: string; definition: string };

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0 AND connamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`;

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name, tablename AS plain FROM pg_tables
  WHERE schemaname = 'public' OR (schemaname = 'graphile_worker' AND tablename LIKE '\\_private\\_%')`;

const settings = `
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL TimeZone = 'UTC';
  SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL client_encoding = 'UTF8'`;

/** Takes jobs from the workers of the earlier installation, and forgets the backup that was being made. */
const QUEUE = `
  UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL;
  UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL;
  DELETE FROM graphile_worker._private_jobs USING graphile_worker._private_tasks AS tasks
  WHERE tasks.id = task_id AND starts_with(identifier, 'backups.');
  DELETE FROM backup_runs WHERE state IN ('waiting', 'running')`;

const quiet = new Logger(() => () => {});

export type Loaded = { tables: number; rows: number; pictures: number };
type Loading = {
  source: ArchiveSource;
  identity: string;
  url: string;
  /** Null to leave the pictures out. */
  putPicture: ((key: string, bytes: Uint8Array) => Promise<void>) | null;
  report(progress: string): void;
};

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function copyInto(client: pg.Client, table: TableEntry, content: AsyncIterable<Uint8Array>): Promise<number> {
  const rows = client.query(copyFrom(`COPY ${qualified(table)} (${columnList(table.columns)}) FROM STDIN`));
  await pipeline(Readable.from(content), rows);
  return rows.rowCount;
}

/** The schema as it was when the backup was made. */
async function createTables(url: string, { migrations }: Head): Promise<void> {
  await applyMigrations(url, undefined, migrations.at(-1));
  await runMigrations({ connectionString: url, logger: quiet });
}

/** Sets aside what would refuse or change rows in the order of the archive; returns how to put it back. */
async function relax(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const tables = (await client.query<{ name: string; plain: string }>(TABLES)).rows;
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name, plain } of tables) {
    await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    if (!leftOutTables.includes(plain)) await client.query(`TRUNCATE ${name}`);
  }
  return async () => {
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  };
}

/** Fills an empty database, in one transaction, and the storage of the pictures. */
export const loadArchive = ({ source, identity, url, putPicture, report }: Loading): Promise<Loaded> =>
  withConnection(url, async (client) => {
    const loaded: Loaded = { tables: 0, rows: 0, pictures: 0 };
    let restrict: () => Promise<void> = async () => {};
    const manifest = await readArchive(identity, await source.open(), {
      async head(head) {
        await createTables(url, head);
        await client.query('BEGIN');
        await client.query(settings);
        restrict = await relax(client);
      },
      async entry(entry, content) {
        stopSignal.throwIfAborted();
        if (entry.kind !== 'table') {
          const bytes = await bytesOf(content);
          if (entry.kind === 'picture') await putPicture?.(entry.name, bytes);
          if (entry.kind === 'picture' && putPicture) loaded.pictures += 1;
          return null;
        }
        const rows = await copyInto(client, entry, content);
        loaded.tables += 1;
        loaded.rows += rows;
        report(`${loaded.tables} tables and ${loaded.rows} rows restored`);
        return rows;
      },
    });
    for (const { name, value } of manifest.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value]);
    await restrict();
    await client.query(QUEUE);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return loaded;
  });
