import type { Tx } from '@/server/database/db';
import type { CacheTag } from '@/shared/site/cache-tag';

export const CHANNEL = 'segara_public_pages';

/**
 * Notifies every process that caches pages of changes: on commit, and not at all after a rollback. Pages made of these
 * parts are rebuilt at their next visit, all others stay.
 */
export async function pagesChanged(tx: Tx, parts: readonly CacheTag[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, part) FROM unnest(${parts}::text[]) AS part`;
}
