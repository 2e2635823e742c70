import { googleClient, type OidcClient } from '@/server/auth/oidc';
import { AppError } from '@/shared/errors/errors';

/** Throws `not_found` when Google is not configured, as if the procedure did not exist. */
export function configuredGoogle(): OidcClient {
  const client = googleClient();
  if (!client) throw new AppError('not_found');
  return client;
}
