import { newTicket } from '@/features/accounts/google/domain/ticket';
import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import type { Ctx } from '@/server/api/context';
import { authorizationRequest } from '@/server/auth/oidc';
import { seal } from '@/server/crypto/crypto';

/**
 * The secrets go with the page that opens the popup, sealed: a page can begin several times, nothing is left behind
 * when it is closed, and what comes back is believed only with them.
 */
export async function startGoogleSignIn(ctx: Ctx): Promise<{ url: string; ticket: string }> {
  const { url, ...request } = await authorizationRequest(configuredGoogle(), ctx.deadline);
  return { url, ticket: seal(JSON.stringify(newTicket(request, ctx.now))) };
}
