import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/server/process/log';
import { isConflict } from './database-fault';

const TRIES = 4;
/** Different for each, so that two transactions do not meet again. */
const PAUSE_MS = 50;

/**
 * Runs a transaction again that PostgreSQL ended because it and others waited for each other, or changed the same rows:
 * nothing of it was written. So a transaction has no effect but on the database.
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (thrown) {
      if (tries === TRIES || !isConflict(thrown)) throw thrown;
      log.info({ err: thrown, tries }, 'a transaction met another one and is run again');
      await pause(Math.random() * PAUSE_MS * tries);
    }
  }
}
