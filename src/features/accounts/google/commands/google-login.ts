import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { configuredGoogle } from '@/features/accounts/google/queries/configured-google';
import { requireOwnClient } from '@/features/accounts/providers/commands/require-own-client';
import type { CodeLoginInput } from '@/features/accounts/providers/schema';
import type { Ctx } from '@/server/api/context';
import { signInByCode } from './sign-in-by-code';

/** For integrators, who start the Google request and check its state themselves. */
export async function googleLogin(ctx: Ctx, input: CodeLoginInput): Promise<SignedIn> {
  const client = configuredGoogle();
  requireOwnClient(client, input);
  return signInByCode(ctx, client, input.code, { codeVerifier: input.code_verifier, nonce: input.nonce });
}
