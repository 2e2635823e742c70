import { translateMessage } from '@/features/accounts/queries/translate-message';
import type { TrpcContext } from '@/server/api/trpc';
import { AppError } from '@/shared/errors/errors';
import type { BegunSession, SignedIn } from './begin-session';

/** The answer that brings a session: to a browser in its cookie, to an integrator in the body. */
export async function handSession(
  ctx: Pick<TrpcContext, 'carrier' | 'locale'>,
  session: BegunSession,
  sentence: 'signed_in' | 'password_changed',
) {
  const tokens = ctx.carrier.keep(session);
  return { ...tokens, expires_at: session.expiresAt.toISOString(), ...(await translateMessage(ctx, sentence)) };
}

/** A deactivated person has the session, to be recognised by, and hears why it is of no use. */
export async function handSignIn(ctx: Pick<TrpcContext, 'carrier' | 'locale'>, { session, deactivated }: SignedIn) {
  const answer = await handSession(ctx, session, 'signed_in');
  if (deactivated) throw new AppError('deactivated');
  return answer;
}
