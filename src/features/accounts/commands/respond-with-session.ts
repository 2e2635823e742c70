import { translateMessage } from '@/features/accounts/queries/translate-message';
import type { TrpcContext } from '@/server/api/trpc';
import { AppError } from '@/shared/errors/errors';
import type { BegunSession, SignedIn } from './begin-session';

/** Sends the session to a browser in a cookie, to an integrator in the body. */
export async function respondWithSession(
  ctx: Pick<TrpcContext, 'carrier' | 'locale'>,
  session: BegunSession,
  sentence: 'signed_in' | 'password_changed',
) {
  const tokens = ctx.carrier.setSession(session);
  return { ...tokens, expires_at: session.expiresAt.toISOString(), ...(await translateMessage(ctx, sentence)) };
}

/** A deactivated person gets the session as identification and the reason why it grants nothing. */
export async function respondWithSignIn(
  ctx: Pick<TrpcContext, 'carrier' | 'locale'>,
  { session, deactivated }: SignedIn,
) {
  const answer = await respondWithSession(ctx, session, 'signed_in');
  if (deactivated) throw new AppError('deactivated');
  return answer;
}
