import { beginSession, type SignedIn } from '@/features/accounts/commands/begin-session';
import { tryCodeOf } from '@/features/accounts/commands/try-code';
import { claimCode } from '@/features/accounts/data';
import type { FacebookConfirmInput } from '@/features/accounts/facebook/schema';
import { accountOfPerson } from '@/features/accounts/providers/commands/account-of-person';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import { openProof, proofCodeSubject } from './open-proof';

/**
 * Facebook identifies the person and the code confirms the address, so an account with that address belongs to them.
 */
export async function confirmFacebookAddress(ctx: Ctx, input: FacebookConfirmInput): Promise<SignedIn> {
  const proof = openProof(ctx, input.proof);
  const code = await tryCodeOf(ctx, proofCodeSubject(proof, input.email), input.pin);
  const person = { ...proof, email: input.email, emailVerified: true };
  return ctx.db.$transaction(async (tx) => {
    if (!(await claimCode(tx, code, ctx.now))) throw fieldError('pin', 'invalid.pin_expired');
    const account = await accountOfPerson(tx, ctx, 'FACEBOOK', person);
    const session = await beginSession({ ...ctx, db: tx }, account, 'FACEBOOK');
    return { session, deactivated: !account.active };
  });
}
