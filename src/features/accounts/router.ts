import { translator } from '../../i18n/translate';
import {
  adminProcedure,
  customerProcedure,
  leavingProcedure,
  publicProcedure,
  router,
  signedInProcedure,
} from '../../server/trpc';
import { AppError } from '../../shared/errors';
import { login } from './commands/login';
import { logout } from './commands/logout';
import type { Door } from './domain/door';
import { doorOf } from './domain/door';
import { profile } from './queries/profile';
import { loginInput, messageView, profileView, sessionView } from './schema';

/** Everything a person does with their own account, through the customers' or the staff's door. */
function accountRouter(door: Door) {
  const holderProcedure = door === 'admins' ? adminProcedure : customerProcedure;
  return router({
    login: publicProcedure
      .input(loginInput)
      .output(sessionView)
      .mutation(async ({ ctx, input }) => {
        const { session, deactivated } = await login(ctx, input, door);
        const kept = ctx.carrier.keep(session);
        if (deactivated) throw new AppError('deactivated');
        const t = await translator(ctx.locale, 'accounts');
        return { ...kept, expires_at: session.expiresAt.toISOString(), message: t('signed_in') };
      }),

    logout: leavingProcedure.output(messageView).mutation(async ({ ctx }) => {
      if (doorOf(ctx.actor.role) !== door) throw new AppError('forbidden');
      await logout(ctx);
      ctx.carrier.drop();
      const t = await translator(ctx.locale, 'accounts');
      return { message: t('signed_out') };
    }),

    profile: holderProcedure.output(profileView).query(({ ctx }) => profile(ctx)),
  });
}

export const accountsRouter = router({
  users: accountRouter('users'),
  admins: accountRouter('admins'),
  /** The profile of whoever is signed in; the header asks for it. */
  me: signedInProcedure.output(profileView).query(({ ctx }) => profile(ctx)),
});
