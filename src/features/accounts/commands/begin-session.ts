import type { Ctx } from '../../../server/context';
import type { Tx } from '../../../server/db';
import { SESSION_SECONDS, signToken } from '../../../server/session-token';
import type { Provider } from '../../../shared/actor';
import { type Account, beginSession as insertSession } from '../data';

export type BegunSession = { token: string; expiresAt: Date };

/** On its own, or in the transaction that made it necessary. */
type BeginCtx = Pick<Ctx, 'now' | 'client'> & { db: Tx };

export async function beginSession(ctx: BeginCtx, user: Account, provider: Provider): Promise<BegunSession> {
  const expiresAt = new Date(ctx.now.getTime() + SESSION_SECONDS * 1000);
  const session = await insertSession(
    ctx.db,
    {
      userId: user.id,
      provider,
      version: user.sessionVersion,
      userAgent: ctx.client.userAgent.slice(0, 300),
      address: ctx.client.address.slice(0, 64),
      expiresAt,
    },
    ctx.now,
  );
  const token = await signToken({
    sid: session.id,
    uid: user.id,
    ver: user.sessionVersion,
    role: user.role,
    provider,
  });
  return { token, expiresAt };
}
