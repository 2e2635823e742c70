import { insertLink, type Registration, voidLinks } from '@/features/accounts/data';
import { type LinkPurpose, linkExpiry } from '@/features/accounts/domain/links';
import { hashToken, newToken } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';

type LinkAbout = { userId: string; purpose: LinkPurpose; email: string } & Partial<Registration>;

/**
 * Returns the token of a new link. Voids older links of the same purpose except sign-in links; otherwise anybody could
 * request a link and thereby void the link that the owner is about to open.
 */
export async function issueLink(tx: Tx, about: LinkAbout, now: Date): Promise<string> {
  const { userId, purpose } = about;
  const token = newToken();
  if (purpose !== 'sign_in') await voidLinks(tx, { userId, purpose }, now);
  await insertLink(tx, { ...about, tokenHash: hashToken(token), expiresAt: linkExpiry(purpose, now) }, now);
  return token;
}
