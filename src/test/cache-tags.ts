import pg from 'pg';
import { expect } from 'vitest';
import { env } from '@/env';
import { db } from '@/server/database/db';
import { CHANNEL } from '@/server/page-cache/pages-changed';
import type { CacheTag } from '@/shared/site/cache-tag';
import { createCaller } from '@/wiring/trpc-root';
import { contextFor } from './actors';

type Calls = ReturnType<typeof createCaller>;

/** The cache tags of a page that makes these reads, even if it finds nothing. */
export async function cacheTagsOf(read: (calls: Calls) => Promise<unknown>): Promise<CacheTag[]> {
  const parts: CacheTag[] = [];
  const shows = async (...more: CacheTag[]) => void parts.push(...more);
  await read(createCaller({ ...(await contextFor(null)), shows })).catch((error) => {
    if (error.code !== 'NOT_FOUND') throw error;
  });
  return parts;
}

/** Listens like a process that caches pages; `heard` is complete once everything written so far was received. */
export async function listener() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  // The connection ends with the database of the test file.
  client.on('error', () => {});
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  const parts: string[] = [];
  client.on('notification', ({ payload = '' }) => void parts.push(payload));

  async function heard(): Promise<string[]> {
    const last = `last ${Math.random()}`;
    await db.$executeRaw`SELECT pg_notify(${CHANNEL}, ${last})`;
    await expect.poll(() => parts.at(-1)).toBe(last);
    return parts.splice(0).slice(0, -1);
  }
  return { heard };
}
