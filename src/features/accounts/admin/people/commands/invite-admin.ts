import { factsOf, insertPerson, lockPerson } from '@/features/accounts/admin/people/data';
import { mayChangeRights } from '@/features/accounts/admin/people/policy';
import type { InviteAdminInput } from '@/features/accounts/admin/people/schema';
import { issueLink } from '@/features/accounts/commands/issue-link';
import { type Account, accountById, hasEmail } from '@/features/accounts/data';
import { LINK_HOURS, linkPath } from '@/features/accounts/domain/links';
import { record } from '@/features/audit/commands/record';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { AppError, fieldError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { nameOrEmail, spokenName } from '@/shared/locale/name-order';
import type { Person } from '@/shared/schema/actor';
import { isUuid } from '@/shared/schema/ids';
import { lockColleagues } from './lock-colleagues';

type Staff = Ctx & { actor: Person };

async function sendInvitation(tx: Tx, ctx: Staff, to: Account): Promise<void> {
  const token = await issueLink(tx, { userId: to.id, purpose: 'admin_invitation', email: to.email }, ctx.now);
  const inviter = await accountById(tx, ctx.actor.userId);
  if (!inviter) throw new AppError('unauthenticated');
  await queueMail(tx, {
    to: to.email,
    locale: toLocale(to.locale),
    template: 'admin_invitation',
    about: [to.id, inviter.id],
    params: {
      name: spokenName(to),
      inviter: nameOrEmail(inviter),
      path: linkPath('email-verification', 'admins', token),
      hours: LINK_HOURS,
    },
  });
}

/** Creates an admin account without a password, which the invited person chooses through the emailed link. */
export const inviteAdmin = (ctx: Staff, { first_name, last_name, ...invitation }: InviteAdminInput): Promise<string> =>
  ctx.db.$transaction(async (tx) => {
    const { self } = await lockColleagues(tx, ctx.actor);
    if (!mayChangeRights(self.rights, [], invitation.rights)) throw new AppError('rights_beyond_own');
    const invited = { ...invitation, firstName: first_name, lastName: last_name, role: 'ADMIN' as const };
    const user = await insertPerson(tx, invited, ctx.now);
    if (!user) throw fieldError('email', 'invalid.email_taken');
    await sendInvitation(tx, ctx, user);
    const after = factsOf(user);
    await record(tx, { ctx, action: 'create', entity: 'admin', entityId: user.id, label: nameOrEmail(user), after });
    return user.id;
  });

/** Invalidates the previous link; refuses an admin who has already accepted. */
export const resendInvitation = (ctx: Staff, uuid: string): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const user = isUuid(uuid) ? await lockPerson(tx, 'admins', uuid) : null;
    if (!user || !hasEmail(user)) throw new AppError('not_found');
    if (user.emailVerifiedAt || !user.active) throw new AppError('invitation_over');
    await sendInvitation(tx, ctx, user);
  });
