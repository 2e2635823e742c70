import { fieldError } from '@/shared/errors/errors';

type Client = { id: string; redirectUri: string };

/** Requires the client that an integrator names, if any, to be the shop's own. */
export function requireOwnClient(
  own: Client,
  {
    client_id = own.id,
    redirect_uri = own.redirectUri,
  }: { client_id?: string | undefined; redirect_uri?: string | undefined },
): void {
  if (client_id !== own.id) throw fieldError('client_id', 'invalid.client_id');
  if (redirect_uri !== own.redirectUri) throw fieldError('redirect_uri', 'invalid.redirect_uri');
}
