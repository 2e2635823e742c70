import { publicProcedure } from '../../../server/trpc';
import { handSignIn } from '../commands/hand-session';
import { sessionView } from '../schema';
import { finishGoogleSignIn } from './commands/finish-google-sign-in';
import { googleLogin } from './commands/google-login';
import { startGoogleSignIn } from './commands/start-google-sign-in';
import { googleFinishInput, googleLoginInput, googleStartView } from './schema';

/** Sign-in with Google, for customers: two calls for our own pages, one for integrators. */
export const googleProcedures = {
  google_start: publicProcedure.output(googleStartView).mutation(({ ctx }) => startGoogleSignIn(ctx)),

  google_finish: publicProcedure
    .input(googleFinishInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => handSignIn(ctx, await finishGoogleSignIn(ctx, input))),

  google_login: publicProcedure
    .input(googleLoginInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => handSignIn(ctx, await googleLogin(ctx, input))),
};
