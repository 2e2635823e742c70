import { passwordMatches } from '../../../server/passwords';
import { giveTriesBack, takeTry } from '../../../server/rate-limit';
import { fieldError } from '../../../shared/errors';
import type { Account } from '../data';
import { passwordChecksPerAccount } from '../domain/limits';

/** For what a session alone is not enough for. */
export async function checkCurrentPassword(user: Account, password: string): Promise<void> {
  if (!user.passwordHash) throw fieldError('current_password', 'invalid.no_password');
  const attempt = await takeTry(passwordChecksPerAccount, user.id);
  const matches = await passwordMatches(user.passwordHash, password);
  if (!matches) throw fieldError('current_password', 'invalid.current_password');
  await giveTriesBack([attempt]);
}
