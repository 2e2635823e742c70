import { postAddresses, publicPosts, signedBy, toPost } from '@/features/blog/data';
import type { PostCard } from '@/features/blog/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { addressesOnPage } from '@/shared/list/listing';
import type { Page } from '@/shared/list/pages';

export async function listPosts({ db, locale, now, shows }: Ctx, page: number): Promise<PostCard[]> {
  await shows('posts');
  return (await publicPosts(db, now, page)).map((row) => toPost(row, locale).card);
}

export const signedPosts = async (db: Tx, userId: string) =>
  (await signedBy(db, userId)).map(({ slug, author }) => ({ slug, author }));

export const listAddresses = ({ db, now }: Ctx, page: number): Promise<Page<{ slug: string; updated_at: Date }>> =>
  addressesOnPage(page, (rows) => postAddresses(db, now, rows));
