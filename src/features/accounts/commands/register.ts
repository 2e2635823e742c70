import { type Account, accountByEmail, insertAccount, registerAgain, shareLockAccount } from '@/features/accounts/data';
import { audienceOf, signInOf } from '@/features/accounts/domain/audience';
import {
  confirmationMailPause,
  registrationsPerAccount,
  registrationsPerAddress,
} from '@/features/accounts/domain/limits';
import type { RegisterInput } from '@/features/accounts/schema';
import type { Ctx } from '@/server/api/context';
import { constantTime } from '@/server/auth/constant-time';
import { hashPassword } from '@/server/auth/passwords';
import { claimTry, claimTryIfLeft } from '@/server/auth/rate-limit';
import { withSealedCallback } from '@/server/auth/sealed-callback';
import { hashToken } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { queueMail } from '@/server/mail/outbox';
import { toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { sendConfirmationLink } from './send-confirmation-link';

/**
 * Reveals only in the email whether the address already has an account. `device` is a new secret of the registering
 * browser, which the confirmation signs in.
 */
export async function register(ctx: Ctx, input: RegisterInput, device: string): Promise<void> {
  await claimTry(registrationsPerAddress, ctx.client.address);
  await claimTry(registrationsPerAccount, input.email);
  await constantTime(() => registerQuietly(ctx, input, hashToken(device)));
}

async function registerQuietly(ctx: Ctx, input: RegisterInput, deviceHash: string): Promise<void> {
  // Reads the address before the insert, so that no parallel registration mistakes a new account for an old one.
  const existing = await accountByEmail(ctx.db, input.email);
  const mayMail = await claimTryIfLeft(confirmationMailPause, input.email);
  const newAccount = {
    email: input.email,
    firstName: input.first_name,
    lastName: input.last_name,
    locale: ctx.locale,
    passwordHash: await hashPassword(input.password),
  };
  const registration = { callbackPath: input.callback_path ?? null, deviceHash };
  await ctx.db.$transaction(async (tx) => {
    if (!existing) {
      const made = await insertAccount(tx, newAccount);
      return made && sendConfirmationLink(tx, made, registration, ctx.now);
    }
    // Nothing may change without an email, or the owner could confirm a password they never chose.
    if (!mayMail) return;
    const unconfirmed = await registerAgain(tx, newAccount);
    if (unconfirmed) await sendConfirmationLink(tx, unconfirmed, registration, ctx.now);
    else if (existing.role !== 'ADMIN' && (await shareLockAccount(tx, existing.id)))
      await notifyAlreadyRegistered(tx, existing, registration.callbackPath);
  });
}

/** The email leads to the page that the registration came from. */
const notifyAlreadyRegistered = (tx: Tx, user: Account, callback: string | null) =>
  queueMail(tx, {
    to: user.email,
    locale: toLocale(user.locale),
    template: 'already_registered',
    about: [user.id],
    params: { name: spokenName(user), path: withSealedCallback(signInOf(audienceOf(user.role)), callback) },
  });
