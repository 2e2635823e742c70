import type { Ctx } from '../../../../server/context';
import { seal } from '../../../../server/crypto';
import { authorizationRequest, googleClient } from '../../../../server/oidc';
import { AppError } from '../../../../shared/errors';
import { newTicket } from '../domain/ticket';

/**
 * The secrets go with the page that opens the popup, sealed: a page can begin several times, nothing is left behind
 * when it is closed, and what comes back is believed only with them.
 */
export async function startGoogleSignIn(ctx: Ctx): Promise<{ url: string; ticket: string }> {
  const client = googleClient();
  if (!client) throw new AppError('not_found');
  const { url, ...asked } = await authorizationRequest(client);
  return { url, ticket: seal(JSON.stringify(newTicket(asked, ctx.now))) };
}
