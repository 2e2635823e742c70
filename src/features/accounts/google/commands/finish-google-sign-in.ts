import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { ticketFor } from '@/features/accounts/google/domain/ticket';
import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import type { GoogleFinishInput } from '@/features/accounts/google/schema';
import type { Ctx } from '@/server/api/context';
import { open } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';
import { signInByCode } from './sign-in-by-code';

function opened(sealed: string): unknown {
  try {
    return JSON.parse(open(sealed));
  } catch {
    return null;
  }
}

/** For our own pages: the answer must match the request that the ticket was issued for. */
export async function finishGoogleSignIn(ctx: Ctx, input: GoogleFinishInput): Promise<SignedIn> {
  const client = configuredGoogle();
  const ticket = ticketFor(opened(input.ticket), input.state, ctx.now);
  if (!ticket) throw new AppError('sign_in_expired');
  return signInByCode(ctx, client, input.code, ticket);
}
