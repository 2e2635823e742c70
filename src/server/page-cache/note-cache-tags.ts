import { unstable_cache } from 'next/cache';
import type { CacheTag } from '@/shared/site/cache-tag';

/** Writes on the page that is being prerendered what it is made of. Next takes tags from what a page reads, so it reads. */
export async function noteCacheTags(...parts: CacheTag[]): Promise<void> {
  if (parts.length > 0) await unstable_cache(async () => null, parts, { tags: parts })();
}
