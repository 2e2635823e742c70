import { googleClient, type OidcClient } from '@/server/auth/oidc';
import { AppError } from '@/shared/errors/errors';

/** Answers as if the procedure did not exist where Google is not configured. */
export function configuredGoogle(): OidcClient {
  const client = googleClient();
  if (!client) throw new AppError('not_found');
  return client;
}
