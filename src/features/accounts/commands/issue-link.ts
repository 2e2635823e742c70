import { hashToken, newToken } from '../../../server/crypto';
import type { Tx } from '../../../server/db';
import { insertLink, voidLinks } from '../data';
import { linkExpiry } from '../domain/links';

type LinkAbout = { userId: string; purpose: 'EMAIL_VERIFICATION' | 'EMAIL_CHANGE' | 'ADMIN_INVITATION'; email: string };

/** The token of a new link; an older one of the same purpose is no longer good. */
export async function issueLink(tx: Tx, about: LinkAbout, now: Date): Promise<string> {
  const token = newToken();
  await voidLinks(tx, { userId: about.userId, purpose: about.purpose }, now);
  await insertLink(tx, { ...about, tokenHash: hashToken(token), expiresAt: linkExpiry(now) }, now);
  return token;
}
