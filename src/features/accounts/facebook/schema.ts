import { codeLoginInput } from '@/features/accounts/providers/schema';
import { pin, sessionView } from '@/features/accounts/schema';
import { email } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

/** Code of an integrator's own request to Facebook, with the parameters of that request. */
export const facebookLoginInput = codeLoginInput.omit({ nonce: true });
export type FacebookLoginInput = z.infer<typeof facebookLoginInput>;

/** Lets the page confirm an address for a new person. */
export const unknownPersonView = z.object({
  /** Readable only by the server. */
  proof: z.string(),
  /** Address from Facebook, if it shares one. */
  email: z.string().nullable(),
});
export type UnknownPersonView = z.infer<typeof unknownPersonView>;

export const facebookFinishView = z.union([sessionView, unknownPersonView]);

const proof = z.string().max(2000);

export const facebookAddressInput = z.strictObject({ proof, email });
export type FacebookAddressInput = z.infer<typeof facebookAddressInput>;

export const facebookConfirmInput = z.strictObject({ proof, email, pin });
export type FacebookConfirmInput = z.infer<typeof facebookConfirmInput>;
