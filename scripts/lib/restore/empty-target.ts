import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../../../src/env';
import { prepareDataDir } from '../data-dir';
import { withConnection } from '../database';
import { Fault } from '../fault';
import { stopLeftovers } from '../postgres/leftovers';
import { isMarked, restoreMarker, unmarkFolder } from './marker';

/** Files that a restore creates in DATA_DIR. */
const RESTORED = [
  'postgres',
  'postgres.new',
  'postgres.password',
  'postgres.port',
  'postgres.log',
  'media',
  'secrets.json',
];
/** Files that may already be there. */
const ALLOWED = ['backups', 'backup.key', 'lost+found', 'segara.lock'];

/** Every table, function and type in `public` that neither an extension nor another object owns. */
const OWN_OBJECTS = `
  SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS statement FROM (
    SELECT 'TABLE' AS kind, oid::regclass::text AS name, oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    UNION ALL SELECT 'ROUTINE', oid::regprocedure::text, oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'TYPE', oid::regtype::text, oid FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'r')
  ) AS objects
  WHERE NOT EXISTS (SELECT FROM pg_depend WHERE objid = objects.oid AND deptype IN ('e', 'i'))`;

async function ownObjects(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(OWN_OBJECTS);
  return rows.map(({ statement }) => statement);
}

/** Leaves the mark, which the caller removes last. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE');
  for (const statement of await ownObjects(client)) await client.query(statement);
}

export function emptyFolder(dataDir: string): void {
  for (const name of RESTORED) rmSync(join(dataDir, name), { recursive: true, force: true });
  unmarkFolder(dataDir);
}

/** The killed restore's own database may still run on the folder. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const data = join(dataDir, 'postgres');
  if (existsSync(data)) await stopLeftovers(data);
  emptyFolder(dataDir);
}

async function requireEmptyFolder(dataDir: string): Promise<void> {
  prepareDataDir(dataDir);
  if (existsSync(restoreMarker(dataDir))) await removeUnfinished(dataDir);
  const others = readdirSync(dataDir).filter((name) => !ALLOWED.includes(name));
  if (others.length > 0)
    throw new Fault(
      `DATA_DIR ${dataDir} is not empty (${others.slice(0, 3).join(', ')}). A restore needs an empty folder: set DATA_DIR ` +
        'to a new one, or move this one away. Nothing was changed.',
    );
}

async function requireEmptyDatabase(client: pg.ClientBase): Promise<void> {
  if (await isMarked(client)) return emptyDatabase(client);
  const { rows } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'graphile_worker'`);
  if (rows.length > 0 || (await ownObjects(client)).length > 0)
    throw new Fault('The database in DATABASE_URL is not empty. A restore needs an empty one. Nothing was changed.');
}

/** Refuses to restore over anything; removes what an interrupted restore has left. */
export async function requireEmptyTarget({ DATA_DIR, DATABASE_DIRECT_URL }: Settings): Promise<void> {
  await requireEmptyFolder(DATA_DIR);
  if (DATABASE_DIRECT_URL) await withConnection(DATABASE_DIRECT_URL, requireEmptyDatabase);
}
