import type { Ctx } from '@/server/api/context';
import type { Limit } from '@/server/auth/limit-key';
import { CodeRefused, type ProvenPerson } from '@/server/auth/oidc';
import { claimTry, releaseTries } from '@/server/auth/rate-limit';
import { AppError } from '@/shared/errors/errors';

/** Exchanges a provider's code for the person; only failed attempts count towards the limit. */
export async function personByCode(
  { client }: Ctx,
  limit: Limit,
  exchange: () => Promise<ProvenPerson>,
): Promise<ProvenPerson> {
  const attempt = await claimTry(limit, client.address);
  const person = await exchange().catch((thrown) => {
    throw thrown instanceof CodeRefused ? new AppError('invalid_credentials', { cause: thrown }) : thrown;
  });
  await releaseTries([attempt]);
  return person;
}
