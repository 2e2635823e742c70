import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/server/process/process-wide';
import type { CacheTag } from '@/shared/site/cache-tag';
import { recordChange } from './changes.mjs';

const calls = processWide('own-changes', () => new AsyncLocalStorage<Set<CacheTag>>());

export function collectChanges(parts: readonly CacheTag[]): void {
  for (const part of parts) calls.getStore()?.add(part);
}

/**
 * Runs one call and notes its changes before the caller gets the answer, because the database notification may come
 * later. Rolled-back changes are noted too; their pages are merely rebuilt.
 */
export async function recordOwnChanges<Result>(run: () => Promise<Result>): Promise<Result> {
  const parts = new Set<CacheTag>();
  try {
    return await calls.run(parts, run);
  } finally {
    for (const part of parts) recordChange(part);
  }
}
