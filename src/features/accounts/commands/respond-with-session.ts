import { translateMessage } from '@/features/accounts/queries/translate-message';
import type { TrpcContext } from '@/server/api/trpc';
import { AppError } from '@/shared/errors/errors';
import type { BegunSession, SignedIn } from './begin-session';

/** Sends the session to a browser in a cookie, and to an integrator in the body. */
export async function respondWithSession(
  ctx: Pick<TrpcContext, 'carrier' | 'locale'>,
  session: BegunSession,
  sentence: 'signed_in' | 'password_changed',
) {
  const tokens = ctx.carrier.setSession(session);
  return { ...tokens, expires_at: session.expiresAt.toISOString(), ...(await translateMessage(ctx, sentence)) };
}

/** A deactivated person gets a session that only identifies them, and the reason why it grants no access. */
export async function respondWithSignIn(
  ctx: Pick<TrpcContext, 'carrier' | 'locale'>,
  { session, deactivated }: SignedIn,
) {
  const answer = await respondWithSession(ctx, session, 'signed_in');
  if (deactivated) throw new AppError('deactivated');
  return answer;
}
