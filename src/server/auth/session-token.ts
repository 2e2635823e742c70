import { decode, encode } from 'next-auth/jwt';
import { env } from '@/env';
import type { Provider, Role } from '@/shared/schema/actor';

const SESSION_DAYS = 14;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** The claims of the token. Only `sid`, `uid` and `ver` are used, and they are checked against the database. */
export type SessionClaims = { sid: string; uid: string; ver: number; role: Role; provider: Provider };

export const signToken = (claims: SessionClaims): Promise<string> =>
  encode({ token: { ...claims, sub: claims.uid }, secret: env.NEXTAUTH_SECRET, maxAge: SESSION_SECONDS });

export async function readToken(token: string): Promise<Pick<SessionClaims, 'sid' | 'uid' | 'ver'> | null> {
  const claims = await decode({ token, secret: env.NEXTAUTH_SECRET }).catch(() => null);
  if (!claims) return null;
  const { sid, uid, ver } = claims;
  if (typeof sid !== 'string' || typeof uid !== 'string' || typeof ver !== 'number') return null;
  return { sid, uid, ver };
}
