import { hashToken, newToken, seal } from '@/server/crypto/crypto';

/** A token with what is stored of it. */
export function newDiverToken(now: Date) {
  const token = newToken();
  return { token, stored: { tokenHash: hashToken(token), sealedToken: seal(token), createdAt: now } };
}
