import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import type { GoogleLoginInput } from '@/features/accounts/google/schema';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { signInByCode } from './sign-in-by-code';

/** For integrators, who start the Google request themselves and check its state themselves. */
export async function googleLogin(ctx: Ctx, input: GoogleLoginInput): Promise<SignedIn> {
  const client = configuredGoogle();
  const { client_id = client.id, redirect_uri = client.redirectUri } = input;
  if (client_id !== client.id) throw fieldError('client_id', 'invalid.client_id');
  if (redirect_uri !== client.redirectUri) throw fieldError('redirect_uri', 'invalid.redirect_uri');
  return signInByCode(ctx, client, input.code, { codeVerifier: input.code_verifier, nonce: input.nonce });
}
