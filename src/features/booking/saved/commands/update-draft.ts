import { deleteDraftOf, lastWrite, lockDraftOf, writeDraft } from '@/features/booking/saved/data';
import { momentAfter } from '@/features/booking/saved/domain/lifetime';
import type { DraftSavedView, UpdateDraftInput } from '@/features/booking/saved/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';

type Own = Ctx & { actor: Person };

/** The last write wins; the device learns whether another device has written in between. */
export const updateDraft = (
  { db, actor, now }: Own,
  { draft, device, seen }: UpdateDraftInput,
): Promise<DraftSavedView> =>
  db.$transaction(async (tx) => {
    await lockDraftOf(tx, actor.userId);
    const before = await lastWrite(tx, actor.userId);
    const savedAt = momentAfter(before?.savedAt ?? null, now);
    await writeDraft(tx, actor.userId, { draft, device, savedAt });
    const isNew = before?.savedAt.getTime() !== (seen ? Date.parse(seen) : undefined);
    const replaced = before !== null && before.device !== device && isNew;
    return { saved_at: savedAt.toISOString(), replaced };
  });

/** Waits for a save that is under way, which would bring the draft back. */
export const discardDraft = ({ db, actor }: Own): Promise<void> =>
  db.$transaction(async (tx) => {
    await lockDraftOf(tx, actor.userId);
    await deleteDraftOf(tx, actor.userId);
  });
