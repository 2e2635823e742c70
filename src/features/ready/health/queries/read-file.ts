import { openFile } from '@/features/ready/health/data';
import { isValidTicket } from '@/features/ready/health/queries/file-ticket';
import type { Ctx } from '@/server/api/context';
import { requireRights } from '@/server/api/require-rights';
import { AppError } from '@/shared/errors/errors';
import { isHolder } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';

type Wanted = { id: string; until: string | null; proof: string | null };

/** A file from a physician, for the member of staff who has opened the answers within the last minutes. */
export async function readHealthFile(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { id, until, proof }: Wanted,
): Promise<{ mime: string; bytes: Uint8Array }> {
  if (!isHolder(actor)) throw new AppError('unauthenticated');
  if (actor.kind === 'deactivated') throw new AppError('deactivated');
  requireRights(actor, 'health');
  const ticket = { fileId: id, userId: actor.userId, until: Number(until) };
  const file = isUuid(id) && isValidTicket(ticket, proof ?? '', now) ? await openFile(db, id) : null;
  if (!file) throw new AppError('not_found');
  return file;
}
