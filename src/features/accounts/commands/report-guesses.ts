import { failedLoginsPerAccount } from '@/features/accounts/domain/limits';
import type { Ctx } from '@/server/api/context';
import type { Try } from '@/server/auth/rate-limit';
import { seal } from '@/server/crypto/crypto';
import { enqueue } from '@/server/jobs/enqueue';
import { readClock } from '@/server/process/clock';
import type { Guessed } from './notify-of-guesses';

/**
 * Queues a job that emails the owner when the last attempt of the day is used. An address without an account gets the
 * same job, so that response times are equal; the address is sealed, because jobs can be read in a backup.
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
