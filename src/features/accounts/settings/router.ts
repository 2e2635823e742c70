import type { Door } from '@/features/accounts/domain/door';
import { say } from '@/features/accounts/queries/say';
import { linkInput } from '@/features/accounts/schema';
import { deleteAccount } from '@/features/accounts/settings/commands/delete-account';
import { endSession } from '@/features/accounts/settings/commands/end-session';
import { requestEmailChange } from '@/features/accounts/settings/commands/request-email-change';
import { signOutEverywhere } from '@/features/accounts/settings/commands/sign-out-everywhere';
import { updateProfile } from '@/features/accounts/settings/commands/update-profile';
import { verifyEmailChange } from '@/features/accounts/settings/commands/verify-email-change';
import { exportData } from '@/features/accounts/settings/queries/export-data';
import { ownSessions } from '@/features/accounts/settings/queries/own-sessions';
import { signInMethods } from '@/features/accounts/settings/queries/sign-in-methods';
import { adminProcedure, customerProcedure, publicProcedure } from '@/server/api/trpc';
import type { PersonalData } from '@/server/crypto/personal-data';
import { toldView } from '@/shared/schema/told';
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

/** What a person sees and changes of their own account. */
export function settingsProcedures(door: Door, personalData: readonly PersonalData[]) {
  const holderProcedure = door === 'admins' ? adminProcedure : customerProcedure;
  return {
    update_profile: holderProcedure
      .input(updateProfileInput)
      .output(updatedProfileView)
      .mutation(async ({ ctx, input }) => ({
        ...(await updateProfile(ctx, input)),
        ...(await say(ctx, 'profile_updated')),
      })),

    sign_in_methods: holderProcedure.output(signInMethodsView).query(({ ctx }) => signInMethods(ctx)),

    request_email_change: holderProcedure
      .input(requestEmailChangeInput)
      .output(toldView)
      .mutation(async ({ ctx, input }) => {
        await requestEmailChange(ctx, input);
        return say(ctx, 'email_change_sent', { email: input.email });
      }),

    verify_email_change: publicProcedure
      .input(linkInput)
      .output(toldView)
      .mutation(async ({ ctx, input }) => {
        await verifyEmailChange(ctx, input, door);
        return say(ctx, 'email_changed');
      }),

    sessions: holderProcedure.output(ownSessionsView).query(({ ctx }) => ownSessions(ctx)),

    end_session: holderProcedure
      .input(endSessionInput)
      .output(toldView)
      .mutation(async ({ ctx, input }) => {
        const wasThisOne = await endSession(ctx, input);
        if (wasThisOne) ctx.carrier.drop();
        return say(ctx, wasThisOne ? 'signed_out' : 'session_ended');
      }),

    sign_out_everywhere: holderProcedure.output(toldView).mutation(async ({ ctx }) => {
      await signOutEverywhere(ctx);
      ctx.carrier.drop();
      return say(ctx, 'signed_out_everywhere');
    }),

    export_data: holderProcedure
      .output(personalDataView)
      .query(({ ctx }) => exportData(ctx, ctx.actor.userId, personalData)),

    delete_account: holderProcedure
      .input(deleteAccountInput)
      .output(toldView)
      .mutation(async ({ ctx, input }) => {
        await deleteAccount(ctx, input, personalData);
        ctx.carrier.drop();
        return say(ctx, 'account_deleted');
      }),
  };
}
