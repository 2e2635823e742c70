import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import type { GoogleLoginInput } from '@/features/accounts/google/schema';
import type { Ctx } from '@/server/api/context';
import { requireOwnClient } from './require-own-client';
import { signInByCode } from './sign-in-by-code';

/** For integrators, who start the Google request themselves and check its state themselves. */
export async function googleLogin(ctx: Ctx, input: GoogleLoginInput): Promise<SignedIn> {
  const client = configuredGoogle();
  requireOwnClient(client, input);
  return signInByCode(ctx, client, input.code, { codeVerifier: input.code_verifier, nonce: input.nonce });
}
