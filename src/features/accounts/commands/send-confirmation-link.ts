import { type Account, holdAccount } from '@/features/accounts/data';
import { audienceOf } from '@/features/accounts/domain/audience';
import { LINK_HOURS, linkPath } from '@/features/accounts/domain/links';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { issueLink } from './issue-link';

export async function sendConfirmationLink(tx: Tx, user: Account, now: Date): Promise<void> {
  if (!(await holdAccount(tx, user.id))) return;
  const token = await issueLink(tx, { userId: user.id, purpose: 'email_verification', email: user.email }, now);
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
