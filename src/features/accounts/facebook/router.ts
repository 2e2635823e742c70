import { respondWithSignIn } from '@/features/accounts/commands/respond-with-session';
import { confirmFacebookAddress } from '@/features/accounts/facebook/commands/confirm-facebook-address';
import { facebookLogin } from '@/features/accounts/facebook/commands/facebook-login';
import { finishFacebookSignIn } from '@/features/accounts/facebook/commands/finish-facebook-sign-in';
import { sendFacebookCode } from '@/features/accounts/facebook/commands/send-facebook-code';
import { startFacebookSignIn } from '@/features/accounts/facebook/commands/start-facebook-sign-in';
import { finishInput, startView } from '@/features/accounts/providers/schema';
import { translateMessage } from '@/features/accounts/queries/translate-message';
import { sessionView } from '@/features/accounts/schema';
import { publicProcedure } from '@/server/api/trpc';
import { messageOutput } from '@/shared/schema/message-output';
import { facebookAddressInput, facebookConfirmInput, facebookFinishView, facebookLoginInput } from './schema';

export const facebookProcedures = {
  facebook_start: publicProcedure.output(startView).mutation(({ ctx }) => startFacebookSignIn(ctx)),

  facebook_finish: publicProcedure
    .input(finishInput)
    .output(facebookFinishView)
    .mutation(async ({ ctx, input }) => {
      const answer = await finishFacebookSignIn(ctx, input);
      return 'unknown' in answer ? answer.unknown : respondWithSignIn(ctx, answer);
    }),

  facebook_send_code: publicProcedure
    .input(facebookAddressInput)
    .output(messageOutput)
    .mutation(async ({ ctx, input }) => {
      await sendFacebookCode(ctx, input);
      return translateMessage(ctx, 'facebook_code_sent');
    }),

  facebook_confirm: publicProcedure
    .input(facebookConfirmInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => respondWithSignIn(ctx, await confirmFacebookAddress(ctx, input))),

  facebook_login: publicProcedure
    .input(facebookLoginInput)
    .output(sessionView)
    .mutation(async ({ ctx, input }) => respondWithSignIn(ctx, await facebookLogin(ctx, input))),
};
