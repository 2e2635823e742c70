import type { TrpcContext } from '../../../server/trpc';
import { say } from '../queries/say';
import type { BegunSession } from './begin-session';

/** The answer that brings a session: to a browser in its cookie, to an integrator in the body. */
export async function handSession(
  ctx: Pick<TrpcContext, 'carrier' | 'locale'>,
  session: BegunSession,
  sentence: 'signed_in' | 'password_changed',
) {
  const kept = ctx.carrier.keep(session);
  return { ...kept, expires_at: session.expiresAt.toISOString(), ...(await say(ctx, sentence)) };
}
