import { errorKey } from '@/shared/errors/error-key';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';

const code = requiredText(errorKey('required.code'), 2000);
const secret = z.string().max(200);

/** Code of an integrator's own request to a provider, with the parameters of that request. */
export const codeLoginInput = z.strictObject({
  code,
  client_id: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: secret.optional(),
  nonce: secret.optional(),
});
export type CodeLoginInput = z.infer<typeof codeLoginInput>;

/** URL for the popup, and the ticket that the page holds meanwhile; only the server can read the ticket. */
export const startView = z.object({ url: z.url(), ticket: z.string() });

export const finishInput = z.strictObject({ code, state: z.string(), ticket: z.string().max(2000) });
export type FinishInput = z.infer<typeof finishInput>;

export const signInProvidersView = z.object({ google: z.boolean(), facebook: z.boolean() });
export type SignInProvidersView = z.infer<typeof signInProvidersView>;
