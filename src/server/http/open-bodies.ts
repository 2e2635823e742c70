import { AppError } from '@/shared/errors/errors';
import type { BodyLimit } from './body-limits';

const RETRY_AFTER_SECONDS = 5;

/** Counts the bodies being received, so that slow senders can neither fill the memory nor take every connection. */
export function openBodies() {
  /** Per kind of body: each client's count under its address, the total under `null`. */
  const counts = new Map<BodyLimit, Map<string | null, number>>();

  function countsOf(limit: BodyLimit): Map<string | null, number> {
    const limitCounts = counts.get(limit) ?? new Map<string | null, number>();
    counts.set(limit, limitCounts);
    return limitCounts;
  }

  /** Throws when too many bodies are open; the returned function closes this one. */
  return function openBody(limit: BodyLimit, client: string): () => void {
    const open = countsOf(limit);
    const add = (key: string | null, difference: number) => {
      const count = (open.get(key) ?? 0) + difference;
      if (count > 0) open.set(key, count);
      else open.delete(key);
    };
    const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    if ((open.get(client) ?? 0) >= limit.openPerClient) throw new AppError('too_many_uploads', details);
    if ((open.get(null) ?? 0) >= limit.openAtOnce) throw new AppError('busy', details);
    add(client, 1);
    add(null, 1);
    return () => {
      add(client, -1);
      add(null, -1);
    };
  };
}
