import { accountByEmail, claimGuessNotice } from '@/features/accounts/data';
import { type Audience, admitsRole, forgotPasswordOf } from '@/features/accounts/domain/audience';
import type { JobCtx } from '@/server/jobs/job';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';

export type Guessed = {
  audience: Audience;
  email: string;
  /** The password works only on trusted devices until then. */
  until: string;
  /** Lets an erasure keep jobs that were queued for a later account with the same address. */
  queuedAt: string;
};

/** Emails the owner at most once a day, and only if the account has a password to guess. */
export async function notifyOfGuesses({ db, now }: JobCtx, { audience, email, until }: Guessed): Promise<void> {
  const user = await accountByEmail(db, email);
  if (!user?.active || !user.emailVerifiedAt || !user.passwordHash || !admitsRole(audience, user.role)) return;
  await db.$transaction(async (tx) => {
    if (!(await claimGuessNotice(tx, user.id, now))) return;
    await queueMail(tx, {
      to: user.email,
      locale: toLocale(user.locale),
      template: 'password_guesses',
      params: { name: spokenName(user), path: forgotPasswordOf(audience), until },
      about: [user.id],
    });
  });
}
