import type { Tx } from '@/server/database/db';
import type { PagePart } from '@/shared/site/page-part';

export const CHANNEL = 'segara_public_pages';

/**
 * Tells every process that keeps pages what has changed: when the transaction is committed, and not at all when it is
 * rolled back. The pages made of these parts are made anew at their next visit, all others stay.
 */
export async function pagesChanged(tx: Tx, parts: readonly PagePart[]): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, part) FROM unnest(${parts}::text[]) AS part`;
}
