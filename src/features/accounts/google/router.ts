import { handSignIn } from '@/features/accounts/commands/hand-session';
import { finishGoogleSignIn } from '@/features/accounts/google/commands/finish-google-sign-in';
import { googleLogin } from '@/features/accounts/google/commands/google-login';
import { startGoogleSignIn } from '@/features/accounts/google/commands/start-google-sign-in';
import { sessionView } from '@/features/accounts/schema';
import { publicProcedure } from '@/server/api/trpc';
import { googleFinishInput, googleLoginInput, googleStartView } from './schema';

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
