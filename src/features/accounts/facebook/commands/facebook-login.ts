import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { configuredFacebook } from '@/features/accounts/facebook/queries/configured-facebook';
import type { FacebookLoginInput } from '@/features/accounts/facebook/schema';
import { requireOwnClient } from '@/features/accounts/providers/commands/require-own-client';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { signInByFacebookCode } from './sign-in-by-facebook-code';

/** For integrators; a new person first confirms an address on our own pages. */
export async function facebookLogin(ctx: Ctx, input: FacebookLoginInput): Promise<SignedIn> {
  const client = configuredFacebook();
  requireOwnClient(client, input);
  const answer = await signInByFacebookCode(ctx, client, input.code, { codeVerifier: input.code_verifier });
  if ('unknown' in answer) throw new AppError('provider_account_unknown');
  return answer;
}
