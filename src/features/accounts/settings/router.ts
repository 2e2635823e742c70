import { respondWithSession } from '@/features/accounts/commands/respond-with-session';
import { updatePassword } from '@/features/accounts/commands/update-password';
import type { Audience } from '@/features/accounts/domain/audience';
import { profile } from '@/features/accounts/queries/profile';
import { translateMessage } from '@/features/accounts/queries/translate-message';
import { profileView, sessionView, updatePasswordInput } from '@/features/accounts/schema';
import { deleteAccount } from '@/features/accounts/settings/commands/delete-account';
import { endSession } from '@/features/accounts/settings/commands/end-session';
import { requestEmailChange } from '@/features/accounts/settings/commands/request-email-change';
import { signOutEverywhere } from '@/features/accounts/settings/commands/sign-out-everywhere';
import { updateProfile } from '@/features/accounts/settings/commands/update-profile';
import { exportData } from '@/features/accounts/settings/queries/export-data';
import { ownSessions } from '@/features/accounts/settings/queries/own-sessions';
import { signInMethods } from '@/features/accounts/settings/queries/sign-in-methods';
import { anyStaffProcedure, customerProcedure, router } from '@/server/api/trpc';
import type { PersonalData } from '@/server/crypto/personal-data';
import { messageOutput } from '@/shared/schema/message-output';
import {
  deleteAccountInput,
  endSessionInput,
  ownSessionsView,
  personalDataView,
  requestEmailChangeInput,
  signInMethodsView,
  updatedProfileView,
  updateProfileInput,
} from './schema';

/**
 * Procedures for one's own account. Features with personal data are passed in, because `accounts` must not depend on
 * them.
 */
export function ownAccountRouter(audience: Audience, personalData: readonly PersonalData[]) {
  const holderProcedure = audience === 'admins' ? anyStaffProcedure : customerProcedure;
  return router({
    profile: holderProcedure.output(profileView).query(({ ctx }) => profile(ctx)),

    update_profile: holderProcedure
      .input(updateProfileInput)
      .output(updatedProfileView)
      .mutation(async ({ ctx, input }) => ({
        ...(await updateProfile(ctx, input)),
        ...(await translateMessage(ctx, 'profile_updated')),
      })),

    sign_in_methods: holderProcedure.output(signInMethodsView).query(({ ctx }) => signInMethods(ctx)),

    change_password: holderProcedure
      .input(updatePasswordInput)
      .output(sessionView)
      .mutation(async ({ ctx, input }) =>
        respondWithSession(ctx, await updatePassword(ctx, input), 'password_changed'),
      ),

    request_email_change: holderProcedure
      .input(requestEmailChangeInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await requestEmailChange(ctx, input);
        return translateMessage(ctx, 'email_change_sent', { email: input.email });
      }),

    sessions: holderProcedure.output(ownSessionsView).query(({ ctx }) => ownSessions(ctx)),

    end_session: holderProcedure
      .input(endSessionInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        const wasThisOne = await endSession(ctx, input);
        if (wasThisOne) ctx.carrier.clearSession();
        return translateMessage(ctx, wasThisOne ? 'signed_out' : 'device_signed_out');
      }),

    sign_out_everywhere: holderProcedure.output(messageOutput).mutation(async ({ ctx }) => {
      await signOutEverywhere(ctx);
      ctx.carrier.clearSession();
      return translateMessage(ctx, 'signed_out_everywhere');
    }),

    export_data: holderProcedure
      .output(personalDataView)
      .query(({ ctx }) => exportData(ctx, ctx.actor.userId, personalData)),

    delete_account: holderProcedure
      .input(deleteAccountInput)
      .output(messageOutput)
      .mutation(async ({ ctx, input }) => {
        await deleteAccount(ctx, input, personalData);
        ctx.carrier.clearSession();
        return translateMessage(ctx, 'account_deleted');
      }),
  });
}
