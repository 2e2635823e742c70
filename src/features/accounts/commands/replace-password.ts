import { type Account, endSessionsOf, setPassword, voidLinks } from '@/features/accounts/data';
import { audienceOf, forgotPasswordOf } from '@/features/accounts/domain/audience';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';

/**
 * Returns the account with its new password, or null if it changed meanwhile. Ends every session and any pending change
 * of email, because a person who knew the old password may have started them.
 */
export async function replacePassword(
  tx: Tx,
  still: Parameters<typeof setPassword>[1],
  passwordHash: string,
  now: Date,
): Promise<Account | null> {
  const user = await setPassword(tx, still, passwordHash);
  if (!user) return null;
  await endSessionsOf(tx, user.id, now);
  await voidLinks(tx, { userId: user.id }, now);
  await queueMail(tx, {
    to: user.email,
    locale: toLocale(user.locale),
    template: 'password_changed',
    about: [user.id],
    params: { name: spokenName(user), path: forgotPasswordOf(audienceOf(user.role)), at: now.toISOString() },
  });
  return user;
}
