import { record } from '@/features/audit/commands/record';
import {
  changePost,
  factsOf,
  labelOf,
  lockPost,
  type PostWithCover,
  setPictures,
  toStaffView,
} from '@/features/blog/admin/data';
import { checkWritten, type UpdatePostInput } from '@/features/blog/admin/schema';
import { postChanged } from '@/features/blog/commands/post-changed';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { claimSlug, redirectSlug } from '@/server/database/slugs';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { expectVersion, nextVersion } from '@/shared/schema/versions';
import { pictureIdsIn, resolvePictures } from './resolve-pictures';

type Staff = Ctx & { actor: Person };

/** Claims the new slug and redirects the old slug to it. */
async function rename(tx: Tx, { now }: Ctx, { id, slug }: PostWithCover, wanted: string): Promise<void> {
  await claimSlug(tx, 'post', { slug: wanted, field: 'new_slug', forId: id });
  await redirectSlug(tx, 'post', { targetId: id, from: slug, to: wanted, now });
}

/** Returns the time at which the post appears; a post published without a date appears at once. */
function dayOf(before: PostWithCover, { status, published_at }: UpdatePostInput, now: Date): Date | null {
  const requested = published_at ? new Date(published_at) : null;
  const day = published_at === undefined ? before.publishedAt : requested;
  const isPublished = (status ?? before.status) === 'published';
  return isPublished ? (day ?? now) : day;
}

function checkPublishable(before: PostWithCover, input: UpdatePostInput, now: Date): void {
  const { status, texts } = toStaffView(before, now);
  checkWritten({ status: input.status ?? status, texts: input.texts ?? texts }, (field) => {
    throw fieldError(field, 'required.field');
  });
}

export const updatePost = (ctx: Staff, input: UpdatePostInput): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const before = await lockPost(tx, input.slug);
    if (!before) throw new AppError('not_found');
    expectVersion(before, input.version);
    checkPublishable(before, input, ctx.now);
    const { new_slug: wanted, status, author, tags, cover } = input;
    if (wanted && wanted !== before.slug) await rename(tx, ctx, before, wanted);
    await usePictures(tx, ctx, {
      field: 'cover',
      pictures: oneAtMost(cover === undefined ? before.coverId : cover, input.cover_focus),
      existing: [before.coverId],
    });
    const existing = await pictureIdsIn(tx, toStaffView(before, ctx.now).texts);
    const placed = input.texts && (await resolvePictures(tx, input.texts));
    await usePictures(tx, ctx, {
      field: 'texts.en.body',
      pictures: (placed?.ids ?? []).map((uuid) => ({ uuid })),
      existing,
    });
    const change = {
      ...(wanted && { slug: wanted }),
      ...(status && { status }),
      publishedAt: dayOf(before, input, ctx.now),
      ...(author && { author }),
      ...(tags && { tags: [...new Set(tags)] }),
      ...(cover !== undefined && { coverId: cover }),
      ...(placed && { texts: placed.texts }),
    };
    const after = await changePost(tx, before.id, change, nextVersion([before], ctx.now));
    if (placed) await setPictures(tx, before.id, placed.ids);
    await postChanged({ db: tx, now: ctx.now }, before.id);
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'post',
      entityId: before.id,
      label: labelOf(after),
      before: factsOf(before),
      after: factsOf(after),
    });
    return after.slug;
  });
