import { failedLoginsPerAccount } from '@/features/accounts/domain/limits';
import type { Ctx } from '@/server/api/context';
import type { Try } from '@/server/auth/rate-limit';
import { seal } from '@/server/crypto/crypto';
import { enqueue } from '@/server/jobs/enqueue';
import { readClock } from '@/server/process/clock';
import type { Guessed } from './notify-of-guesses';

/**
 * Queues a mail to the owner at the last try of the day, even without an account, so that the response time is equal;
 * seals the address, because backups contain jobs.
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
