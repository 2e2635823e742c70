import { codeLoginInput } from '@/features/accounts/providers/schema';
import { pin, sessionView } from '@/features/accounts/schema';
import { email } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

/** The code and parameters of an integrator's own request to Facebook. */
export const facebookLoginInput = codeLoginInput.omit({ nonce: true });
export type FacebookLoginInput = z.infer<typeof facebookLoginInput>;

/** Lets the page ask an unknown person to confirm an address. */
export const unknownPersonView = z.object({
  /** Sealed, so only the server can read it. */
  proof: z.string(),
  /** The address that Facebook shares, if any. */
  email: z.string().nullable(),
});
export type UnknownPersonView = z.infer<typeof unknownPersonView>;

export const facebookFinishView = z.union([sessionView, unknownPersonView]);

const proof = z.string().max(2000);

export const facebookAddressInput = z.strictObject({ proof, email });
export type FacebookAddressInput = z.infer<typeof facebookAddressInput>;

export const facebookConfirmInput = z.strictObject({ proof, email, pin });
export type FacebookConfirmInput = z.infer<typeof facebookConfirmInput>;
