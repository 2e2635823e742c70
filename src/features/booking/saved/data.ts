import type { SavedDraftView } from '@/features/booking/saved/schema';
import { open, seal } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';

/** Locks the row of the owner, since an owner without a draft has no draft row to lock. */
export const lockDraftOf = (tx: Tx, ownerId: string) =>
  tx.$queryRaw`SELECT id FROM users WHERE id = ${ownerId}::uuid FOR UPDATE`;

export const lastWrite = (db: Tx, ownerId: string) =>
  db.bookingDraft.findUnique({ where: { ownerId }, select: { device: true, savedAt: true } });

/** Drafts older than `since` have expired, even before they are deleted. */
export async function draftOf(db: Tx, ownerId: string, since: Date): Promise<SavedDraftView> {
  const row = await db.bookingDraft.findFirst({ where: { ownerId, savedAt: { gte: since } } });
  return row && { draft: open(row.sealed), device: row.device, saved_at: row.savedAt.toISOString() };
}

type Written = { draft: string; device: string; savedAt: Date };

export async function writeDraft(tx: Tx, ownerId: string, { draft, ...written }: Written): Promise<void> {
  const row = { sealed: seal(draft), ...written };
  await tx.bookingDraft.upsert({ where: { ownerId }, create: { ownerId, ...row }, update: row });
}

export const deleteDraftOf = (db: Tx, ownerId: string) => db.bookingDraft.deleteMany({ where: { ownerId } });

export const deleteDraftsBefore = (db: Tx, moment: Date) =>
  db.bookingDraft.deleteMany({ where: { savedAt: { lt: moment } } });
