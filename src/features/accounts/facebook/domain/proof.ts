import { z } from '@/shared/schema/zod';

const PROOF_MS = 30 * 60 * 1000;

/** A person identified by Facebook whose address is still unconfirmed; the browser holds this proof until then. */
const proofShape = z.strictObject({
  kind: z.literal('facebook_person'),
  subject: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  name: z.string(),
  expiresAt: z.number(),
});
export type Proof = z.infer<typeof proofShape>;

type Proven = Pick<Proof, 'subject' | 'givenName' | 'familyName' | 'name'>;

export const newProof = ({ subject, givenName, familyName, name }: Proven, now: Date): Proof => ({
  kind: 'facebook_person',
  ...{ subject, givenName, familyName, name },
  expiresAt: now.getTime() + PROOF_MS,
});

export function proofIn(opened: unknown, now: Date): Proof | null {
  const proof = proofShape.safeParse(opened).data;
  return proof && proof.expiresAt > now.getTime() ? proof : null;
}
