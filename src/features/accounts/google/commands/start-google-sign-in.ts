import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import { newTicket } from '@/features/accounts/providers/domain/ticket';
import type { Ctx } from '@/server/api/context';
import { authorizationRequest } from '@/server/auth/oidc';
import { seal } from '@/server/crypto/crypto';

/**
 * The page that opens the popup holds the secrets as a sealed ticket, so that it can start several times and leaves
 * nothing behind when it closes; an answer is accepted only with its ticket.
 */
export async function startGoogleSignIn(ctx: Ctx): Promise<{ url: string; ticket: string }> {
  const { url, ...request } = await authorizationRequest(configuredGoogle(), ctx.deadline);
  return { url, ticket: seal(JSON.stringify(newTicket('google', request, ctx.now))) };
}
