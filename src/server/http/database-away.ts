import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'cookie';
import { isDatabaseDown, RETRY_AFTER_SECONDS, trackFaults } from '@/server/database/database-health';
import { defaultLocale, isLocale, type Locale, splitLocale } from '@/shared/locale/locales';
import { isSessionPage } from '@/shared/site/session-pages';
import i18nConfig from '../../../next-i18next.config.js';
import { documents, everywhere, hsts } from './answer-headers.mjs';
import { bufferBody } from './buffer-body';
import { pathOf } from './refuse';
import type { Step } from './step';
import { unavailablePage } from './unavailable-page';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Retry-After': String(RETRY_AFTER_SECONDS),
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The language of the address, else the visitor's chosen language. */
function languageOf(request: IncomingMessage): Locale {
  const { locale } = splitLocale(pathOf(request));
  const chosen = parse(request.headers.cookie ?? '')[i18nConfig.cookieName];
  return locale ?? (isLocale(chosen) ? chosen : defaultLocale);
}

/** Sets the head of the answer and returns its body. */
function become(request: IncomingMessage, response: ServerResponse): Promise<string> {
  response.statusCode = 503;
  for (const name of response.getHeaderNames())
    if (name !== 'vary' && name !== 'connection') response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  for (const { key, value } of [...everywhere, ...documents, ...(isSecure ? hsts : [])]) response.setHeader(key, value);
  return unavailablePage(languageOf(request));
}

const isApi = (path: string): boolean => path.startsWith('/api/') && path !== '/api/auth/expired';

/** Personal pages read the database before any of them is sent; others may be cached, or do not need it. */
const needsDatabase = (path: string): boolean => path === '/api/auth/expired' || isSessionPage(splitLocale(path).path);

/**
 * While the database is away, our own error page replaces Next's. Next would begin a personal page with status 200
 * before it meets the fault, so it is not called for personal pages at all.
 */
export const answerDuringOutage: Step = async (request, response, next) => {
  const path = pathOf(request);
  if (isApi(path)) return next();
  if (needsDatabase(path) && (await isDatabaseDown())) {
    const page = await become(request, response);
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.end(page);
    return;
  }
  const fate = { hasFailed: false };
  bufferBody(response, () =>
    response.statusCode === 500
      ? async (body) => (fate.hasFailed || (await isDatabaseDown()) ? become(request, response) : body)
      : null,
  );
  return trackFaults(fate, () => next());
};
