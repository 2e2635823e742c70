import { env } from '@/env';
import { sessionTokenIn } from '@/server/auth/session-cookie';
import { AppError } from '@/shared/errors/errors';

/**
 * A write that a browser makes with our cookie must come from our own pages. Browsers state a request's origin, and any
 * other origin is refused.
 */
export function refuseForeignOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'same-origin' || (origin !== null && origin === new URL(env.APP_URL).origin)) return;
  const hasNoOriginHeaders = site === null && origin === null;
  if (hasNoOriginHeaders && sessionTokenIn(headers) === null) return;
  throw new AppError('foreign_origin');
}
