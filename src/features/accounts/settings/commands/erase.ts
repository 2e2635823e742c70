import { randomUUID } from 'node:crypto';
import type { AnyAccount } from '@/features/accounts/data';
import { changeProfile, eraseAccount } from '@/features/accounts/settings/data';
import { forget } from '@/features/audit/commands/forget';
import type { PersonalData } from '@/server/crypto/personal-data';
import type { Tx } from '@/server/database/db';
import { enqueue } from '@/server/jobs/enqueue';
import { eraseMailsAbout } from '@/server/mail/erase-mails';
import { queueMail } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { toLocale } from '@/shared/locale/locales';
import { fullName, spokenName } from '@/shared/locale/name-order';

/** A single name is not searched for, because it may be a common word in many emails. */
const namesOf = (user: AnyAccount): string[] => (user.firstName && user.lastName ? [fullName(user)] : []);

/** Removes everything that identifies the person from every feature; accounting records stay. */
async function eraseTraces(
  tx: Tx,
  user: AnyAccount,
  personalData: readonly PersonalData[],
  now: Date,
): Promise<readonly string[]> {
  // The shop's own address is in every email to the shop, so it is not searched for.
  const shop = await currentShop(tx);
  const words = [user.id, ...(user.email === null || user.email === shop.identity.email ? [] : [user.email])];
  // Features find their rows by the account, so the account goes last; only its picture goes first, because it would
  // still count as used.
  await changeProfile(tx, user.id, { avatarId: null });
  for (const part of personalData) words.push(...(await part.erase(tx, user.id, now)));
  await eraseAccount(tx, user.id, now);
  await forget(tx, ['user', 'admin'], [user.id]);
  return words;
}

/** Erases a person whom a restore has brought back; unsettled orders stay without their people, and no mail is sent. */
export async function eraseAgain(
  tx: Tx,
  user: AnyAccount,
  personalData: readonly PersonalData[],
  now: Date,
): Promise<void> {
  const words = await eraseTraces(tx, user, personalData, now);
  await eraseMailsAbout(tx, { words, names: namesOf(user) });
}

/** Erases the person and notifies them; refuses while something is unsettled. */
export async function erase(tx: Tx, user: AnyAccount, personalData: readonly PersonalData[], now: Date): Promise<void> {
  for (const part of personalData) await part.requireSettled?.(tx, user.id);
  const words = await eraseTraces(tx, user, personalData, now);
  await enqueue(tx, 'backups.list_erased', {}, { jobKey: 'backups.list_erased' });
  const notice = randomUUID();
  await eraseMailsAbout(tx, { words, names: namesOf(user) }, notice);
  if (user.email === null) return;
  await queueMail(tx, {
    id: notice,
    to: user.email,
    locale: toLocale(user.locale),
    template: 'account_deleted',
    about: [user.id],
    params: { name: spokenName(user), at: now.toISOString() },
  });
}
