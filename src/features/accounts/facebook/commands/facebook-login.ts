import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { configuredFacebook } from '@/features/accounts/facebook/queries/configured-facebook';
import type { FacebookLoginInput } from '@/features/accounts/facebook/schema';
import type { Ctx } from '@/server/api/context';
import { AppError, fieldError } from '@/shared/errors/errors';
import { signInByFacebookCode } from './sign-in-by-facebook-code';

/** For integrators; somebody we do not know confirms an address on our own pages first. */
export async function facebookLogin(ctx: Ctx, input: FacebookLoginInput): Promise<SignedIn> {
  const client = configuredFacebook();
  const { client_id = client.id, redirect_uri = client.redirectUri } = input;
  if (client_id !== client.id) throw fieldError('client_id', 'invalid.client_id');
  if (redirect_uri !== client.redirectUri) throw fieldError('redirect_uri', 'invalid.redirect_uri');
  const answer = await signInByFacebookCode(ctx, client, input.code, { codeVerifier: input.code_verifier });
  if ('unknown' in answer) throw new AppError('provider_account_unknown');
  return answer;
}
