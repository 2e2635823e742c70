import { shareLockSite } from '@/features/crew/admin/members/data';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';

/** Refuses a favourite dive site that no longer exists. */
export async function requireSite(tx: Tx, id: string | null | undefined): Promise<void> {
  if (id && !(await shareLockSite(tx, id))) throw fieldError('favourite_site', 'invalid.gone');
}
