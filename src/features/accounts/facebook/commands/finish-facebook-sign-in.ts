import type { SignedIn } from '@/features/accounts/commands/begin-session';
import { newProof } from '@/features/accounts/facebook/domain/proof';
import { configuredFacebook } from '@/features/accounts/facebook/queries/configured-facebook';
import type { UnknownPersonView } from '@/features/accounts/facebook/schema';
import { openSealed } from '@/features/accounts/providers/commands/open-sealed';
import { ticketFor } from '@/features/accounts/providers/domain/ticket';
import type { FinishInput } from '@/features/accounts/providers/schema';
import type { Ctx } from '@/server/api/context';
import { seal } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';
import { email } from '@/shared/schema/fields';
import { signInByFacebookCode } from './sign-in-by-facebook-code';

/** For our own pages, which ask a new person for an address. */
export async function finishFacebookSignIn(
  ctx: Ctx,
  input: FinishInput,
): Promise<SignedIn | { unknown: UnknownPersonView }> {
  const client = configuredFacebook();
  const ticket = ticketFor(openSealed(input.ticket), { kind: 'facebook', state: input.state }, ctx.now);
  if (!ticket) throw new AppError('sign_in_expired');
  const answer = await signInByFacebookCode(ctx, client, input.code, ticket);
  if (!('unknown' in answer)) return answer;
  const person = answer.unknown;
  const address = email.safeParse(person.email).data ?? null;
  return { unknown: { proof: seal(JSON.stringify(newProof(person, ctx.now))), email: address } };
}
