import { futurePublication, partsShowing } from '@/features/blog/data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { pagesChanged } from '@/server/page-cache/pages-changed';

/**
 * Rebuilds the pages that show a post, now and at its scheduled time. Call it in the transaction of the write: after a
 * change, before a removal.
 */
export async function postChanged({ db, now }: { db: Tx; now: Date }, id: string): Promise<void> {
  await pagesChanged(db, await partsShowing(db, id));
  const moment = await futurePublication(db, id, now);
  if (moment) await enqueue(db, 'blog.appear', { post: id }, { runAt: moment, jobKey: `blog.appear ${id}` });
}
