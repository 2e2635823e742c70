import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import { openSealed } from '@/features/accounts/providers/commands/open-sealed';
import { ticketFor } from '@/features/accounts/providers/domain/ticket';
import type { FinishInput } from '@/features/accounts/providers/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { signInByCode } from './sign-in-by-code';

/** For the shop's own pages: the answer must match the request that the ticket was issued for. */
export async function finishGoogleSignIn(ctx: Ctx, input: FinishInput): Promise<SignedIn> {
  const client = configuredGoogle();
  const ticket = ticketFor(openSealed(input.ticket), { kind: 'google', state: input.state }, ctx.now);
  if (!ticket) throw new AppError('sign_in_expired');
  return signInByCode(ctx, client, input.code, ticket);
}
