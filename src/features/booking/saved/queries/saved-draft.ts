import { draftOf } from '@/features/booking/saved/data';
import { oldestDraft } from '@/features/booking/saved/domain/lifetime';
import type { SavedDraftView } from '@/features/booking/saved/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import type { Person } from '@/shared/schema/actor';

export const savedDraft = ({ db, actor, now }: Ctx & { actor: Person }): Promise<SavedDraftView> =>
  draftOf(db, actor.userId, oldestDraft(now));

/** The draft for the export of the person's data. */
export async function draftForExport(db: Tx, userId: string): Promise<unknown> {
  const saved = await draftOf(db, userId, new Date(0));
  return saved && { ...JSON.parse(saved.draft), saved_at: saved.saved_at };
}
