import { acceptInvitation } from '@/features/accounts/admin/people/commands/accept-invitation';
import { invitation } from '@/features/accounts/admin/people/queries/invitation';
import { invitationView } from '@/features/accounts/admin/people/schema';
import { login } from '@/features/accounts/commands/login';
import { logout } from '@/features/accounts/commands/logout';
import { register } from '@/features/accounts/commands/register';
import { requestCode } from '@/features/accounts/commands/request-code';
import { requestSignInLink } from '@/features/accounts/commands/request-sign-in-link';
import { resendConfirmationLink } from '@/features/accounts/commands/resend-confirmation-link';
import { resetPassword } from '@/features/accounts/commands/reset-password';
import { respondWithSignIn } from '@/features/accounts/commands/respond-with-session';
import { signInByLink } from '@/features/accounts/commands/sign-in-by-link';
import { tryCode } from '@/features/accounts/commands/try-code';
import { verifyEmail } from '@/features/accounts/commands/verify-email';
import type { Audience } from '@/features/accounts/domain/audience';
import { audienceOf } from '@/features/accounts/domain/audience';
import { SIGN_IN_LINK_MINUTES } from '@/features/accounts/domain/links';
import { facebookProcedures } from '@/features/accounts/facebook/router';
import { googleProcedures } from '@/features/accounts/google/router';
import { signInProviders } from '@/features/accounts/providers/queries/sign-in-providers';
import { signInProvidersView } from '@/features/accounts/providers/schema';
import { profile } from '@/features/accounts/queries/profile';
import { translateMessage } from '@/features/accounts/queries/translate-message';
import { verifyEmailChange } from '@/features/accounts/settings/commands/verify-email-change';
import { anyHolderProcedure, publicProcedure, router, signedInProcedure } from '@/server/api/trpc';
import { newToken } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';
import { messageOutput } from '@/shared/schema/message-output';
import {
  acceptInvitationInput,
  addressInput,
  confirmedView,
  linkInput,
  loginInput,
  pinInput,
  profileView,
  registerInput,
  resendInput,
  resetPasswordInput,
  sessionView,
} from './schema';

/** Sign-in procedures, for customers or admins. */
function authProcedures(audience: Audience) {
  return {
    login: publicProcedure
      .input(loginInput)
      .output(sessionView)
      .mutation(async ({ ctx, input }) => respondWithSignIn(ctx, await login(ctx, input, audience))),

    request_sign_in_link: publicProcedure
      .input(addressInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await requestSignInLink(ctx, input, audience);
        return translateMessage(ctx, 'sign_in_link_sent', { count: SIGN_IN_LINK_MINUTES });
      }),

    sign_in_by_link: publicProcedure
      .input(linkInput)
      .output(sessionView)
      .mutation(async ({ ctx, input }) => respondWithSignIn(ctx, await signInByLink(ctx, input, audience))),

    logout: anyHolderProcedure.output(messageOutput).mutation(async ({ ctx }) => {
      if (audienceOf(ctx.actor.role) !== audience) throw new AppError('forbidden');
      await logout(ctx);
      ctx.carrier.clearSession();
      return translateMessage(ctx, 'signed_out');
    }),

    verify_email: publicProcedure
      .input(linkInput)
      .output(confirmedView)
      .mutation(async ({ ctx, input }) => {
        const { callbackPath, session } = await verifyEmail(ctx, input, audience);
        if (session) ctx.carrier.setSession(session);
        const sentence = session ? 'email_verified_and_signed_in' : 'email_verified';
        return {
          ...(await translateMessage(ctx, sentence)),
          callback_path: callbackPath,
          signed_in: session !== null,
        };
      }),

    verify_email_change: publicProcedure
      .input(linkInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await verifyEmailChange(ctx, input, audience);
        return translateMessage(ctx, 'email_changed');
      }),

    forgot_password: publicProcedure
      .input(addressInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await requestCode(ctx, input, audience);
        return translateMessage(ctx, 'code_sent');
      }),

    verify_pin: publicProcedure
      .input(pinInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await tryCode(ctx, input, audience);
        return translateMessage(ctx, 'code_correct');
      }),

    reset_password: publicProcedure
      .input(resetPasswordInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        const { devicePass } = await resetPassword(ctx, input, audience);
        ctx.carrier.setDevice(devicePass);
        return translateMessage(ctx, 'password_set');
      }),
  };
}

/** Everything before a session exists, and the session itself. */
export const authRouter = router({
  users: router({
    ...authProcedures('users'),
    ...googleProcedures,
    ...facebookProcedures,

    register: publicProcedure
      .input(registerInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        const device = newToken();
        await register(ctx, input, device);
        ctx.carrier.setRegistration(device);
        return translateMessage(ctx, 'registered');
      }),

    resend_email_verification: publicProcedure
      .input(resendInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await resendConfirmationLink(ctx, input);
        return translateMessage(ctx, 'confirmation_sent');
      }),
  }),
  admins: router({
    ...authProcedures('admins'),

    invitation: publicProcedure
      .input(linkInput)
      .output(invitationView)
      .query(({ ctx, input }) => invitation(ctx, input.token)),

    accept_invitation: publicProcedure
      .input(acceptInvitationInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await acceptInvitation(ctx, input);
        return translateMessage(ctx, 'password_set');
      }),
  }),
  me: signedInProcedure.output(profileView).query(({ ctx }) => profile(ctx)),
  sign_in_providers: publicProcedure.output(signInProvidersView).query(() => signInProviders()),
});
