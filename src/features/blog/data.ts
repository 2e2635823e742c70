import { cleanDocument } from '@/features/blog/domain/document';
import { readingMinutes } from '@/features/blog/domain/reading';
import { toShownPicture } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { rowsOfListing } from '@/shared/list/listing';
import type { Locale } from '@/shared/locale/locales';
import { fullName } from '@/shared/locale/name-order';
import { textsIn } from '@/shared/schema/localised';
import type { CacheTag } from '@/shared/site/cache-tag';
import { type PostCard, type PostDocument, postCard, postTexts } from './schema';

type PostRow = Prisma.PostGetPayload<{ include: { cover: true } }>;

/** A post is public once it is published and its time has come. */
const isPublic = (now: Date) => ({ status: 'published', publishedAt: { lte: now } }) satisfies Prisma.PostWhereInput;

export const publicPosts = (db: Tx, now: Date, page: number): Promise<PostRow[]> =>
  db.post.findMany({
    where: isPublic(now),
    include: { cover: true },
    orderBy: [{ publishedAt: 'desc' }, { slug: 'asc' }],
    ...rowsOfListing(page),
  });

export const publicPost = (db: Tx, slug: string, now: Date): Promise<PostRow | null> =>
  db.post.findFirst({ where: { slug, ...isPublic(now) }, include: { cover: true } });

export async function postAddresses(db: Tx, now: Date, rows: { skip: number; take: number }) {
  const where = isPublic(now);
  const [total, found] = await Promise.all([
    db.post.count({ where }),
    db.post.findMany({ where, select: { slug: true, updatedAt: true }, orderBy: { id: 'asc' }, ...rows }),
  ]);
  return { total, rows: found.map(({ slug, updatedAt }) => ({ slug, updated_at: updatedAt })) };
}

export async function postSlugNow(db: Tx, slug: string, now: Date): Promise<string | null> {
  const redirect = await db.slugRedirect.findUnique({ where: { owner_slug: { owner: 'post', slug } } });
  const found = redirect
    ? await db.post.findFirst({ where: { id: redirect.targetId, ...isPublic(now) }, select: { slug: true } })
    : null;
  return found?.slug ?? null;
}

/** Returns the cache tags of every part that shows the post or will show it; empty for an unknown post. */
export async function partsShowing(db: Tx, id: string): Promise<CacheTag[]> {
  const named = await db.post.findUnique({ where: { id }, select: { slug: true } });
  const former = await db.slugRedirect.findMany({ where: { owner: 'post', targetId: id }, select: { slug: true } });
  return named ? ['posts', ...[named, ...former].map(({ slug }) => `post:${slug}` as const)] : [];
}

export async function futurePublication(db: Tx, id: string, now: Date): Promise<Date | null> {
  const post = await db.post.findFirst({ where: { id, status: 'published', publishedAt: { gt: now } } });
  return post?.publishedAt ?? null;
}

/** Returns the posts of an admin; customers write none. */
export async function signedBy(db: Tx, userId: string): Promise<Pick<PostRow, 'id' | 'slug' | 'author'>[]> {
  const user = await db.user.findFirst({ where: { id: userId, role: 'ADMIN' } });
  const author = user && fullName(user);
  return author ? db.post.findMany({ where: { author }, select: { id: true, slug: true, author: true } }) : [];
}

export const signAs = (tx: Tx, ids: string[], author: string) =>
  tx.post.updateMany({ where: { id: { in: ids } }, data: { author } });

export function toPost(row: PostRow, locale: Locale): { card: PostCard; body: PostDocument } {
  const { title, summary, body } = textsIn(postTexts.parse(row.texts), locale);
  const document = cleanDocument(body);
  const { cover } = row;
  const card = postCard.parse({
    uuid: row.id,
    slug: row.slug,
    title,
    summary,
    author: row.author,
    published_at: row.publishedAt,
    tags: row.tags,
    cover: cover && toShownPicture(cover),
    reading_minutes: readingMinutes(document),
  });
  return { card, body: document };
}
