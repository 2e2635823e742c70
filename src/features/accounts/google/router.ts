import { respondWithSignIn } from '@/features/accounts/commands/respond-with-session';
import { finishGoogleSignIn } from '@/features/accounts/google/commands/finish-google-sign-in';
import { googleLogin } from '@/features/accounts/google/commands/google-login';
import { startGoogleSignIn } from '@/features/accounts/google/commands/start-google-sign-in';
import { codeLoginInput, finishInput, startView } from '@/features/accounts/providers/schema';
import { sessionView } from '@/features/accounts/schema';
import { publicProcedure } from '@/server/api/trpc';

export const googleProcedures = {
  google_start: publicProcedure.output(startView).mutation(({ ctx }) => startGoogleSignIn(ctx)),

  google_finish: publicProcedure
    .input(finishInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => respondWithSignIn(ctx, await finishGoogleSignIn(ctx, input))),

  google_login: publicProcedure
    .input(codeLoginInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => respondWithSignIn(ctx, await googleLogin(ctx, input))),
};
