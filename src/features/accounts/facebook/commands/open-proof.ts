import { type Proof, proofIn } from '@/features/accounts/facebook/domain/proof';
import { configuredFacebook } from '@/features/accounts/facebook/queries/configured-facebook';
import { openSealed } from '@/features/accounts/providers/commands/open-sealed';
import type { Ctx } from '@/server/api/context';
import { pepperedHmac } from '@/server/crypto/crypto';
import { AppError } from '@/shared/errors/errors';

/** Binds a code to one person at Facebook and one address. */
export const proofCodeSubject = ({ subject }: Proof, email: string): string =>
  pepperedHmac('code-subject', `facebook:${subject}:${email}`);

export function openProof({ now }: Ctx, sealed: string): Proof {
  configuredFacebook();
  const proof = proofIn(openSealed(sealed), now);
  if (!proof) throw new AppError('sign_in_expired');
  return proof;
}
