import { unstable_cache } from 'next/cache';
import type { PagePart } from '@/shared/site/page-part';

/** Writes on the page that is being prerendered what it is made of. Next takes tags from what a page reads, so it reads. */
export async function notePartsOfPage(...parts: PagePart[]): Promise<void> {
  if (parts.length > 0) await unstable_cache(async () => null, parts, { tags: parts })();
}
