import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/server/process/process-wide';
import { mayHaveRun } from './database-fault';

const calls = processWide('write-outcome', () => new AsyncLocalStorage<{ hasWritten: boolean }>());

const recordWrite = (): void => {
  const call = calls.getStore();
  if (call) call.hasWritten = true;
};

/** Runs one call and returns true when something it wrote is, or may be, in the database. */
export async function trackWrites<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; hasWritten: boolean }> {
  const call = { hasWritten: false };
  return { result: await calls.run(call, run), hasWritten: call.hasWritten };
}

/** Notes a statement that commits by itself, even when its reply is lost. */
export async function recordingWrites<Reply>(sent: Promise<Reply>): Promise<Reply> {
  try {
    const reply = await sent;
    recordWrite();
    return reply;
  } catch (thrown) {
    if (mayHaveRun(thrown)) recordWrite();
    throw thrown;
  }
}
