import { parse } from 'cookie';
import { AUTH_COOKIE } from '@/server/auth/session-cookie';
import { isLocale, type Locale } from '@/shared/locale/locales';
import { SIGNED_IN_HINT } from '@/shared/site/signed-in-hint';
import type { Visit } from '@/shared/site/visit';
import i18nConfig from '../../../next-i18next.config.js';

type Sent = { cookie?: string | null; accept?: string | null; secPurpose?: string | null };

const nothing: Record<string, string | undefined> = {};

/**
 * The visit that these headers describe, identical for the proxy and for pages served from memory. Hidden languages
 * matter to the proxy only: hiding a language outdates its stored pages, and no page is stored again.
 */
export function visitOf(pathname: string, { cookie, accept, secPurpose }: Sent, hidden: readonly Locale[] = []): Visit {
  const cookies = cookie ? parse(cookie) : nothing;
  const language = cookies[i18nConfig.cookieName];
  return {
    pathname,
    isDocument: (accept ?? '').includes('text/html') && !(secPurpose ?? '').includes('prefetch'),
    hidden,
    remembered: isLocale(language) ? language : null,
    hasSession: AUTH_COOKIE in cookies,
    hasSignedInHint: SIGNED_IN_HINT in cookies,
  };
}
