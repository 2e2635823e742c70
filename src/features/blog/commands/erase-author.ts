import { forgetFact } from '@/features/audit/commands/forget';
import { signAs, signedBy } from '@/features/blog/data';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { postChanged } from './post-changed';

/** Keeps the posts of an erased admin under the shop's name. */
export async function eraseAuthor(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const posts = await signedBy(tx, userId);
  const ids = posts.map(({ id }) => id);
  const { identity } = await currentShop(tx);
  await signAs(tx, ids, identity.name);
  for (const { id } of posts) await postChanged({ db: tx, now }, id);
  for (const author of new Set(posts.map((post) => post.author))) await forgetFact(tx, 'post', 'author', author);
  return [];
}
