import { errorKey } from '@/shared/errors/error-key';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const code = requiredText(errorKey('required.code'), 2000);
const secret = z.string().max(200);

/** What an integrator brings who asked Google by themselves: the code, and what they asked it with. */
export const googleLoginInput = z.strictObject({
  code,
  client_id: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: secret.optional(),
  nonce: secret.optional(),
});
export type GoogleLoginInput = z.infer<typeof googleLoginInput>;

/** Where the popup goes, and what its page keeps until the popup is back; nobody but us can read the ticket. */
export const googleStartView = z.object({ url: z.url(), ticket: z.string() });

/** What came back to the page that opened the popup. */
export const googleFinishInput = z.strictObject({ code, state: z.string(), ticket: z.string().max(2000) });
export type GoogleFinishInput = z.infer<typeof googleFinishInput>;

export const signInProvidersView = z.object({ google: z.boolean() });
