import { sessionOfActor, touchSession } from '@/features/accounts/data';
import type { Ctx } from '@/server/api/context';
import { readToken } from '@/server/auth/session-token';
import type { Actor } from '@/shared/schema/actor';
import { visitor } from '@/shared/schema/actor';
import { toRights } from '@/shared/schema/rights';

const SEEN_EVERY_MS = 5 * 60 * 1000;
const stale: Actor = { kind: 'visitor', staleCredential: true };

/**
 * Reads the account from the database, so that role, rights, version and deactivation take effect at the next request.
 */
export async function findActor({ db, now }: Pick<Ctx, 'db' | 'now'>, token: string | null): Promise<Actor> {
  if (!token) return visitor;
  const claims = await readToken(token);
  const session = claims && (await sessionOfActor(db, claims.sid));
  if (!session || session.endedAt || session.expiresAt <= now) return stale;

  const { user } = session;
  const current = user.id === claims.uid && user.sessionVersion === claims.ver && session.version === claims.ver;
  if (!current) return stale;

  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, session.id, now);
  const { role, rights } = user;
  return {
    kind: user.active ? 'person' : 'deactivated',
    userId: user.id,
    sessionId: session.id,
    role,
    rights: toRights(rights),
    provider: session.provider,
  };
}
