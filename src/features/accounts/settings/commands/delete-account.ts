import { checkCurrentPassword } from '@/features/accounts/commands/check-current-password';
import { type Account, accountById } from '@/features/accounts/data';
import { requireOtherWithStaff } from '@/features/accounts/domain/other-with-staff';
import { lockActiveAdmins, lockIfUnchanged } from '@/features/accounts/settings/data';
import type { DeleteAccountInput } from '@/features/accounts/settings/schema';
import type { Ctx } from '@/server/api/context';
import type { PersonalData } from '@/server/crypto/personal-data';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { erase } from './erase';

async function checkItIsMeant(user: Account, input: DeleteAccountInput): Promise<void> {
  const { current_password = '', confirmation = '' } = input;
  if (user.passwordHash) {
    if (current_password === '') throw fieldError('current_password', 'required.current_password');
    await checkCurrentPassword(user, current_password);
    return;
  }
  const typed = confirmation.trim().toLowerCase();
  if (typed === '') throw fieldError('confirmation', 'required.confirmation');
  if (typed !== user.email) throw fieldError('confirmation', 'invalid.confirmation');
}

/** Erases everything that identifies the owner; accounting records stay without a name. */
export async function deleteAccount(
  ctx: Ctx & { actor: Person },
  input: DeleteAccountInput,
  personalData: readonly PersonalData[],
): Promise<void> {
  const user = await accountById(ctx.db, ctx.actor.userId);
  if (!user) throw new AppError('unauthenticated');
  await checkItIsMeant(user, input);
  await ctx.db.$transaction(async (tx) => {
    if (user.role === 'ADMIN') requireOtherWithStaff(await lockActiveAdmins(tx), user.id);
    if (!(await lockIfUnchanged(tx, user))) throw new AppError('unauthenticated');
    await erase(tx, user, personalData, ctx.now);
  });
}
