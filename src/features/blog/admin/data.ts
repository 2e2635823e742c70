import { cleanDocument } from '@/features/blog/domain/document';
import { plainText } from '@/features/blog/domain/reading';
import { postTexts } from '@/features/blog/schema';
import { focusOf, toPictureView } from '@/features/media/domain/picture-view';
import type { Tx } from '@/server/database/db';
import type { Media, Post, Prisma } from '@/server/generated/prisma/client';
import { sorting } from '@/shared/list/sorting';
import type { Locale } from '@/shared/locale/locales';
import { focusPosition } from '@/shared/schema/focus-position';
import { textsIn, unwrittenIn } from '@/shared/schema/localised';
import {
  type PostState,
  type PostsInput,
  type StaffPostCard,
  type StaffPostView,
  staffPostView,
  type WrittenTexts,
} from './schema';

const postInclude = { cover: true } satisfies Prisma.PostInclude;
export type PostWithCover = Prisma.PostGetPayload<{ include: typeof postInclude }>;

const inState = (state: PostState, now: Date): Prisma.PostWhereInput => {
  if (state === 'draft') return { status: 'draft' };
  return { status: 'published', publishedAt: state === 'published' ? { lte: now } : { gt: now } };
};

function stateOf({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>, now: Date): PostState {
  if (status === 'draft') return 'draft';
  return publishedAt && publishedAt <= now ? 'published' : 'scheduled';
}

const matching = (search: string): Prisma.PostWhereInput => ({
  AND: search.split(/\s+/).map((word) => ({ searchText: { contains: word, mode: 'insensitive' as const } })),
});

const columns = { published_at: 'publishedAt', updated_at: 'updatedAt', author: 'author' } as const;

export async function findPosts(
  db: Tx,
  { state, tag, search, sort }: PostsInput,
  now: Date,
  rows: { skip: number; take: number },
): Promise<{ rows: Post[]; total: number }> {
  const where: Prisma.PostWhereInput = {
    AND: [
      ...(state ? [inState(state, now)] : []),
      ...(tag ? [{ tags: { has: tag } }] : []),
      ...(search ? [matching(search)] : []),
    ],
  };
  const { column, direction } = sorting(columns, sort);
  const [found, total] = await Promise.all([
    db.post.findMany({ where, orderBy: [{ [column]: direction }, { id: direction }], ...rows }),
    db.post.count({ where }),
  ]);
  return { rows: found, total };
}

/** Removes elements we do not render, so that they never reach the editor. */
function textsOf(row: Pick<Post, 'texts'>): WrittenTexts {
  const stored = postTexts.parse(row.texts);
  const cleaned = Object.entries(stored).map(([lng, texts]) => [
    lng,
    texts?.body ? { ...texts, body: cleanDocument(texts.body) } : texts,
  ]);
  return Object.fromEntries(cleaned) as WrittenTexts;
}

export function toStaffCard(row: Post, now: Date, locale: Locale): StaffPostCard {
  const texts = textsOf(row);
  return {
    uuid: row.id,
    slug: row.slug,
    title: textsIn(texts, locale).title,
    state: stateOf(row, now),
    published_at: row.publishedAt?.toISOString() ?? null,
    author: row.author,
    tags: row.tags,
    missing: unwrittenIn(texts),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const toStaffView = (row: PostWithCover, now: Date): StaffPostView =>
  staffPostView.parse({
    uuid: row.id,
    slug: row.slug,
    state: stateOf(row, now),
    status: row.status,
    published_at: row.publishedAt?.toISOString() ?? null,
    author: row.author,
    tags: row.tags,
    cover: row.cover && toPictureView(row.cover),
    texts: textsOf(row),
    updated_at: row.updatedAt.toISOString(),
    version: row.updatedAt.toISOString(),
  });

export const postBySlug = (db: Tx, slug: string): Promise<PostWithCover | null> =>
  db.post.findUnique({ where: { slug }, include: postInclude });

/** Locks the post's row until the transaction ends. */
export async function lockPost(tx: Tx, slug: string): Promise<PostWithCover | null> {
  await tx.$queryRaw`SELECT id FROM posts WHERE slug = ${slug} FOR UPDATE`;
  return postBySlug(tx, slug);
}

type Content = Partial<Pick<Post, 'slug' | 'status' | 'publishedAt' | 'author' | 'tags' | 'coverId'>> & {
  texts?: WrittenTexts;
};

export const insertPost = (
  tx: Tx,
  post: Content & Pick<Post, 'slug' | 'author'> & { texts: WrittenTexts },
  now: Date,
): Promise<PostWithCover> =>
  tx.post.create({ data: { ...post, createdAt: now, updatedAt: now }, include: postInclude });

export const changePost = (tx: Tx, id: string, post: Content, updatedAt: Date): Promise<PostWithCover> =>
  tx.post.update({ where: { id }, data: { ...post, updatedAt }, include: postInclude });

export const deletePost = (tx: Tx, id: string) => tx.post.delete({ where: { id } });

export const picturesByKey = (tx: Tx, keys: string[]): Promise<Media[]> =>
  tx.media.findMany({ where: { key: { in: keys } } });

/** Sets the pictures used in the text; the tidy job may delete the others. */
export async function setPictures(tx: Tx, postId: string, ids: string[]): Promise<void> {
  await tx.postPicture.deleteMany({ where: { postId, mediaId: { notIn: ids } } });
  await tx.postPicture.createMany({ data: ids.map((mediaId) => ({ postId, mediaId })), skipDuplicates: true });
}

export async function allTags(db: Tx): Promise<string[]> {
  const rows = await db.$queryRaw<{ tag: string }[]>`SELECT DISTINCT unnest(tags) AS tag FROM posts ORDER BY tag`;
  return rows.map(({ tag }) => tag);
}

export const labelOf = (row: Pick<Post, 'texts' | 'slug'>): string => textsOf(row).en.title || row.slug;

/** Values for the audit log, with a separate fact for each text, so that a change is easy to find. */
export function factsOf(row: PostWithCover) {
  const written = Object.entries(textsOf(row)).flatMap(([lng, texts]) => [
    [`title (${lng})`, texts?.title ?? ''],
    [`summary (${lng})`, texts?.summary ?? ''],
    [`text (${lng})`, texts?.body ? plainText(texts.body) : ''],
  ]);
  return {
    address: row.slug,
    status: row.status,
    published_at: row.publishedAt?.toISOString() ?? null,
    author: row.author,
    tags: row.tags,
    cover: row.cover?.key ?? null,
    cover_focus: row.cover && focusPosition(focusOf(row.cover)),
    ...Object.fromEntries(written),
  };
}
