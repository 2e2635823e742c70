import type { InvitationView } from '@/features/accounts/admin/people/schema';
import { accountById, linkByToken } from '@/features/accounts/data';
import type { Ctx } from '@/server/api/context';
import { hashToken } from '@/server/crypto/crypto';

/** Reads the invited person without using up the link. */
export async function invitation({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string): Promise<InvitationView> {
  const link = await linkByToken(db, { tokenHash: hashToken(token), purpose: 'admin_invitation' });
  if (!link || link.usedAt || link.expiresAt <= now) return null;
  const user = await accountById(db, link.userId);
  if (user?.email !== link.email) return null;
  return { first_name: user.firstName, last_name: user.lastName, email: user.email };
}
