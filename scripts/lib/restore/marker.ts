import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/* Both marks exist while a restore runs, and remain when it is killed. */

const SCHEMA = 'segara_restore';

export const restoreMarker = (dataDir: string): string => join(dataDir, 'restore-unfinished');

export const markFolder = (dataDir: string): void => writeFileSync(restoreMarker(dataDir), '', { flush: true });
export const unmarkFolder = (dataDir: string): void => rmSync(restoreMarker(dataDir), { force: true });

export async function isMarked(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regnamespace('${SCHEMA}') IS NOT NULL AS there`);
  return rows[0]?.there ?? false;
}

export const markDatabase = (client: pg.ClientBase) => client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
export const unmarkDatabase = (client: pg.ClientBase) => client.query(`DROP SCHEMA IF EXISTS ${SCHEMA}`);
