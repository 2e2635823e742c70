import { record } from '@/features/audit/commands/record';
import { factsOf, insertPost, labelOf, setPictures } from '@/features/blog/admin/data';
import type { CreatePostInput } from '@/features/blog/admin/schema';
import { postChanged } from '@/features/blog/commands/post-changed';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import { claimSlug, findFreeSlug } from '@/server/database/slugs';
import type { Person } from '@/shared/schema/actor';
import { slugOf } from '@/shared/schema/slug';
import { resolvePictures } from './resolve-pictures';

export const createPost = (ctx: Ctx & { actor: Person }, input: CreatePostInput): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const { status, published_at, author, tags, cover } = input;
    if (input.slug) await claimSlug(tx, 'post', { slug: input.slug, field: 'slug' });
    const slug = input.slug ?? (await findFreeSlug(tx, 'post', slugOf(input.texts.en.title) || 'post'));
    await usePictures(tx, ctx, { field: 'cover', pictures: oneAtMost(cover, input.cover_focus) });
    const { texts, ids } = await resolvePictures(tx, input.texts);
    await usePictures(tx, ctx, { field: 'texts.en.body', pictures: ids.map((uuid) => ({ uuid })) });
    const day = published_at ? new Date(published_at) : null;
    const made = await insertPost(
      tx,
      {
        slug,
        status,
        publishedAt: status === 'published' ? (day ?? ctx.now) : day,
        author,
        tags: [...new Set(tags)],
        coverId: cover,
        texts,
      },
      ctx.now,
    );
    await setPictures(tx, made.id, ids);
    await postChanged({ db: tx, now: ctx.now }, made.id);
    const after = factsOf(made);
    await record(tx, { ctx, action: 'create', entity: 'post', entityId: made.id, label: labelOf(made), after });
    return slug;
  });
