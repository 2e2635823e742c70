import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/server/process/log';
import { isConflict } from './database-fault';

const TRIES = 4;
/** Multiplied by a random factor, so that two transactions do not meet again. */
const PAUSE_MS = 50;

/**
 * Retries a transaction that PostgreSQL aborted for a deadlock or a serialisation conflict; none of it was written. A
 * transaction must therefore have no effects outside the database.
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
