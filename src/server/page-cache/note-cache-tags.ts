import { unstable_cache } from 'next/cache';
import type { CacheTag } from '@/shared/site/cache-tag';

/** Tags the page that is being prerendered. Next takes tags from what a page reads, so this reads. */
export async function noteCacheTags(...parts: CacheTag[]): Promise<void> {
  if (parts.length > 0) await unstable_cache(async () => null, parts, { tags: parts })();
}
