import { type FacebookClient, facebookClient } from '@/server/auth/facebook';
import { AppError } from '@/shared/errors/errors';

/** Answers as if the procedure did not exist where Facebook is not configured. */
export function configuredFacebook(): FacebookClient {
  const client = facebookClient();
  if (!client) throw new AppError('not_found');
  return client;
}
