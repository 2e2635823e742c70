import { notesAbout } from '@/features/accounts/admin/customers/data';
import type { Tx } from '@/server/database/db';

/** For the export of the person's data. */
export const notesOf = async (db: Tx, userId: string) =>
  (await notesAbout(db, userId)).map(({ body, createdAt }) => ({ note: body, noted_at: createdAt.toISOString() }));
