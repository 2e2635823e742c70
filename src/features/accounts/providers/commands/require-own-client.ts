import { fieldError } from '@/shared/errors/errors';

type Client = { id: string; redirectUri: string };

/** An integrator may name the client that its code was issued to; only our own client is accepted. */
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
