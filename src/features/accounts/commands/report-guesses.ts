import { failedLoginsPerAccount } from '@/features/accounts/domain/limits';
import type { Ctx } from '@/server/api/context';
import type { Try } from '@/server/auth/rate-limit';
import { seal } from '@/server/crypto/crypto';
import { enqueue } from '@/server/jobs/enqueue';
import { readClock } from '@/server/process/clock';
import type { Guessed } from './notify-of-guesses';

/**
 * When the last try of the day is gone, a job writes to the owner. It is the same job for an address without an account,
 * so that the answer takes as long for both; the address is sealed, since jobs can be read in a backup.
 */
export async function reportGuesses(
  ctx: Ctx,
  about: Pick<Guessed, 'audience' | 'email'>,
  tries: readonly Try[],
): Promise<void> {
  const daily = tries.find(({ limit }) => limit === failedLoginsPerAccount);
  if (!daily?.isLast) return;
  const guessed: Guessed = {
    ...about,
    until: new Date(daily.endsAt).toISOString(),
    queuedAt: readClock().toISOString(),
  };
  await enqueue(ctx.db, 'accounts.notify_of_guesses', { sealed: seal(JSON.stringify(guessed)) });
}
