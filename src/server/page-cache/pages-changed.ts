import type { Tx } from '@/server/database/db';
import type { CacheTag } from '@/shared/site/cache-tag';

export const CHANNEL = 'segara_public_pages';

/**
 * Tells every process that keeps pages what has changed: when the transaction is committed, and not at all when it is
 * rolled back. The pages made of these parts are made anew at their next visit, all others stay.
 */
export async function pagesChanged(tx: Tx, parts: readonly CacheTag[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, part) FROM unnest(${parts}::text[]) AS part`;
}
