import { publicProcedure, type TrpcContext } from '../../../server/trpc';
import { AppError } from '../../../shared/errors';
import { handSession } from '../commands/hand-session';
import { sessionView } from '../schema';
import { finishGoogleSignIn } from './commands/finish-google-sign-in';
import { googleLogin } from './commands/google-login';
import type { SignedIn } from './commands/sign-in-by-code';
import { startGoogleSignIn } from './commands/start-google-sign-in';
import { googleFinishInput, googleLoginInput, googleStartView } from './schema';

async function hand(ctx: TrpcContext, { session, deactivated }: SignedIn) {
  const answer = await handSession(ctx, session, 'signed_in');
  if (deactivated) throw new AppError('deactivated');
  return answer;
}

/** Sign-in with Google, for customers: two calls for our own pages, one for integrators. */
export const googleProcedures = {
  google_start: publicProcedure.output(googleStartView).mutation(({ ctx }) => startGoogleSignIn(ctx)),

  google_finish: publicProcedure
    .input(googleFinishInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => hand(ctx, await finishGoogleSignIn(ctx, input))),

  google_login: publicProcedure
    .input(googleLoginInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => hand(ctx, await googleLogin(ctx, input))),
};
