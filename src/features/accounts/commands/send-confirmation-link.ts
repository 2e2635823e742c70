import { type Account, latestRegistration, type Registration, shareLockAccount } from '@/features/accounts/data';
import { audienceOf } from '@/features/accounts/domain/audience';
import { LINK_HOURS, linkPath } from '@/features/accounts/domain/links';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { issueLink } from './issue-link';

const none: Registration = { callbackPath: null, deviceHash: null };

/**
 * A repeated link leads to the same page and signs in the same browser as the previous link, unless `registration`
 * differs.
 */
export async function sendConfirmationLink(
  tx: Tx,
  user: Account,
  registration: Partial<Registration>,
  now: Date,
): Promise<void> {
  if (!(await shareLockAccount(tx, user.id))) return;
  const about = { ...((await latestRegistration(tx, user.id)) ?? none), ...registration };
  const link = { userId: user.id, purpose: 'email_verification', email: user.email, ...about } as const;
  const token = await issueLink(tx, link, now);
  await queueMail(tx, {
    to: user.email,
    locale: toLocale(user.locale),
    template: 'verify_email',
    about: [user.id],
    params: {
      name: spokenName(user),
      path: linkPath('email-verification', audienceOf(user.role), token),
      hours: LINK_HOURS,
    },
  });
}
