import { insertLink, voidLinks } from '@/features/accounts/data';
import { type LinkPurpose, linkExpiry } from '@/features/accounts/domain/links';
import { hashToken, newToken } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';

type LinkAbout = { userId: string; purpose: LinkPurpose; email: string };

/**
 * The token of a new link. An older one of the same purpose is no longer good, but for a link to sign in with: whoever
 * asks for new ones in somebody's name is not to take away the one they are about to open.
 */
export async function issueLink(tx: Tx, about: LinkAbout, now: Date): Promise<string> {
  const { userId, purpose } = about;
  const token = newToken();
  if (purpose !== 'SIGN_IN') await voidLinks(tx, { userId, purpose }, now);
  await insertLink(tx, { ...about, tokenHash: hashToken(token), expiresAt: linkExpiry(purpose, now) }, now);
  return token;
}
