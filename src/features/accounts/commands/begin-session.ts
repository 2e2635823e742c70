import { type AnyAccount, beginSession as insertSession, shareLockAccount } from '@/features/accounts/data';
import type { Ctx } from '@/server/api/context';
import { SESSION_SECONDS, signToken } from '@/server/auth/session-token';
import { newDevicePass } from '@/server/auth/trusted-device';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import type { Provider } from '@/shared/schema/actor';

export type BegunSession = { token: string; expiresAt: Date; devicePass: string };

/** A deactivated person gets a session too; it only identifies them and lets them sign out. */
export type SignedIn = { session: BegunSession; deactivated: boolean };

/** `db` must be the transaction that checked the sign-in. */
type BeginCtx = Pick<Ctx, 'now' | 'client'> & { db: Tx };

export async function beginSession(ctx: BeginCtx, user: AnyAccount, provider: Provider): Promise<BegunSession> {
  if (!(await shareLockAccount(ctx.db, user.id))) throw new AppError('invalid_credentials');
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
  return { token, expiresAt, devicePass: newDevicePass(user, ctx.now) };
}
