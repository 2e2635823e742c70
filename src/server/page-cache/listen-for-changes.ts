import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/env';
import { checkDatabaseHealth, isDatabaseDown } from '@/server/database/database-health';
import { onRelease } from '@/server/http/stopping';
import { log } from '@/server/process/log';
import { processWide } from '@/server/process/process-wide';
import { recordChange } from './changes.mjs';
import { CHANNEL } from './pages-changed';

const BEAT_MS = 5_000;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 1_000;

export type ChangeListener = { stop(): Promise<void> };

async function listen(client: pg.Client, signal: AbortSignal, heard: () => void): Promise<void> {
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
  });
  broken.catch(() => {});
  client.on('notification', ({ payload }) => payload && recordChange(payload));
  await client.connect();
  await client.query(`LISTEN ${CHANNEL}`);
  // Changes during an interruption are unknown, so anything may have changed.
  recordChange('everything');
  heard();
  // A connection that died unnoticed would miss changes for hours, so it is polled.
  for (;;) {
    await Promise.race([broken, pause(BEAT_MS, undefined, { signal })]);
    await Promise.race([broken, client.query('SELECT 1')]);
  }
}

/**
 * Notes committed changes in this process until stopped. While the database is away, cached pages stay unchanged; while
 * only its direct address is away, changes may go unheard, so pages expire within a second.
 */
export function listenForChanges(address = env.DATABASE_DIRECT_URL): ChangeListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isHearing = true;

  function heard(): void {
    if (!isHearing) log.info('changes of public pages are heard again');
    isHearing = true;
  }

  async function keepHearing(): Promise<void> {
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: address,
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
        keepAlive: true,
      });
      const reason = await listen(client, signal, heard).catch(String);
      await client.end().catch(() => {});
      if (signal.aborted) return;
      checkDatabaseHealth();
      if (isHearing)
        log.warn({ reason }, 'changes of public pages are not heard at the direct address of the database');
      isHearing = false;
      if (!(await isDatabaseDown())) recordChange('everything');
      await pause(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  }

  const hearing = keepHearing();
  return {
    async stop() {
      stopping.abort();
      await hearing;
    },
  };
}

/** Listens for as long as this process runs. */
export function startListening(): void {
  processWide('hearing', () => {
    const hearing = listenForChanges();
    // Listens until the last answer, so that it shows all changes.
    onRelease(hearing.stop);
    return hearing;
  });
}
