import { type FacebookClient, facebookClient } from '@/server/auth/facebook';
import { AppError } from '@/shared/errors/errors';

/** Throws `not_found` when Facebook is not configured, as if the procedure did not exist. */
export function configuredFacebook(): FacebookClient {
  const client = facebookClient();
  if (!client) throw new AppError('not_found');
  return client;
}
