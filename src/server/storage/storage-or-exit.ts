import { log } from '@/server/process/log';
import { storageFault } from './open-storage';

/** A wrong bucket or wrong keys stop the start; a temporarily unavailable storage does not. */
export async function storageOrExit(): Promise<void> {
  const fault = await storageFault().catch((err: unknown) => {
    log.warn({ err }, 'the storage of the pictures does not answer');
    return null;
  });
  if (!fault) return;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
