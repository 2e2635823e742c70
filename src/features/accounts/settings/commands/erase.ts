import type { Tx } from '../../../../server/db';
import { queueMail } from '../../../../server/mail/outbox';
import type { PersonalData } from '../../../../server/personal-data';
import { toLocale } from '../../../../shared/locales';
import { spokenName } from '../../../../shared/name-order';
import { forget } from '../../../audit/commands/forget';
import type { Account } from '../../data';
import { changeProfile, eraseAccount } from '../data';

/** Takes away what says who it was, in every part of the product, and tells the person; what accounting needs stays. */
export async function erase(tx: Tx, user: Account, personalData: readonly PersonalData[], now: Date): Promise<void> {
  // The parts find what they keep by the account, so it goes last; but for its picture, which is in use until then.
  await changeProfile(tx, user.id, { avatarId: null });
  for (const part of personalData) await part.erase(tx, user.id, now);
  await eraseAccount(tx, user.id, now);
  await forget(tx, ['user', 'admin'], [user.id]);
  await queueMail(tx, {
    to: user.email,
    locale: toLocale(user.locale),
    template: 'account_deleted',
    params: { name: spokenName(user), at: now.toISOString() },
  });
}
