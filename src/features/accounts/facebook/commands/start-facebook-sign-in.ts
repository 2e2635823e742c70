import { configuredFacebook } from '@/features/accounts/facebook/queries/configured-facebook';
import { newTicket } from '@/features/accounts/providers/domain/ticket';
import type { Ctx } from '@/server/api/context';
import { facebookRequest } from '@/server/auth/facebook';
import { seal } from '@/server/crypto/crypto';

/** The page holds the secrets of its request as a sealed ticket, as with Google. */
export async function startFacebookSignIn(ctx: Ctx): Promise<{ url: string; ticket: string }> {
  const { url, ...request } = await facebookRequest(configuredFacebook(), ctx.deadline);
  return { url, ticket: seal(JSON.stringify(newTicket('facebook', request, ctx.now))) };
}
