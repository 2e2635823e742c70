import type { Account } from '@/features/accounts/data';
import { passwordChecksPerAccount } from '@/features/accounts/domain/limits';
import { passwordMatches } from '@/server/auth/passwords';
import { claimTry, releaseTries } from '@/server/auth/rate-limit';
import { fieldError } from '@/shared/errors/errors';

/** Guards actions for which a session is not enough. */
export async function checkCurrentPassword(user: Account, password: string): Promise<void> {
  if (!user.passwordHash) throw fieldError('current_password', 'invalid.no_password');
  const attempt = await claimTry(passwordChecksPerAccount, user.id);
  const matches = await passwordMatches(user.passwordHash, password);
  if (!matches) throw fieldError('current_password', 'invalid.current_password');
  await releaseTries([attempt]);
}
