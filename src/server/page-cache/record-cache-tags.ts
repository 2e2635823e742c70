import { unstable_cache } from 'next/cache';
import type { CacheTag } from '@/shared/site/cache-tag';

/** Tags the page being prerendered. Next collects tags from a page's reads, so this function performs one. */
export async function recordCacheTags(...parts: CacheTag[]): Promise<void> {
  if (parts.length > 0) await unstable_cache(async () => null, parts, { tags: parts })();
}
