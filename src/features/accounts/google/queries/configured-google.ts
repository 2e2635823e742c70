import { googleClient, type OidcClient } from '@/server/auth/oidc';
import { AppError } from '@/shared/errors/errors';

/** Where nobody set Google up, its calls are not there. */
export function configuredGoogle(): OidcClient {
  const client = googleClient();
  if (!client) throw new AppError('not_found');
  return client;
}
