import type { Tx } from '@/server/database/db';
import type { CacheTag } from '@/shared/site/cache-tag';
import { collectChanges } from './own-changes';

export const CHANNEL = 'segara_public_pages';

/**
 * Notifies every process that caches pages of changes: on commit, and not at all after a rollback. Pages made of these
 * parts are rebuilt at their next visit, all others stay. In the writer's own process they are outdated before the
 * answer (own-changes.ts).
 */
export async function pagesChanged(tx: Tx, parts: readonly CacheTag[]): Promise<void> {
  collectChanges(parts);
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, part) FROM unnest(${parts}::text[]) AS part`;
}
