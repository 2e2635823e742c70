import { randomBytes, randomUUID } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { AUTH_COOKIE } from '@/server/auth/session-cookie';
import { mapPolicy, sessionPolicy } from '@/server/http/security-headers';
import { isOwnProbe, pageExists } from '@/server/next-internals/ask-page';
import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';
import { isMapFrame } from '@/shared/site/map-hosts';
import { isSessionPage } from '@/shared/site/session-pages';
import { SIGNED_IN_HINT } from '@/shared/site/signed-in-hint';
import i18nConfig from '../next-i18next.config.js';
import { env, isDevelopment } from './env';

const { cookieName, cookieMaxAge } = i18nConfig;
const lasting = { path: '/', maxAge: cookieMaxAge, sameSite: 'lax' } as const;

/** We cache it until it changes; others must revalidate it with us. */
const PUBLIC_PAGE = 'public, max-age=0, must-revalidate';

/** A path without a page. */
const NOWHERE = '/en/nowhere/nowhere';

/** A page load by a person, not a prefetch by the router. */
const isDocument = ({ headers }: NextRequest): boolean =>
  (headers.get('accept') ?? '').includes('text/html') && !(headers.get('sec-purpose') ?? '').includes('prefetch');

/** Next writes `Location` without our origin, so a path that begins with `//` would be another site. */
function goTo(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = callbackPath(pathname, '/');
  return NextResponse.redirect(url);
}

/** Redirects to the one address a page has in a language, or null when this is it. */
function toOwnAddress(request: NextRequest, remembered: Locale | null): NextResponse | null {
  const { pathname } = request.nextUrl;
  const { locale, path } = splitLocale(pathname);
  const first = pathname.split('/')[1] ?? '';
  if (locale === null && isLocale(first.toLowerCase())) {
    return goTo(request, pathname.replace(first, first.toLowerCase()));
  }
  if (locale === defaultLocale) {
    const response = goTo(request, path);
    if (isDocument(request)) response.cookies.set(cookieName, defaultLocale, lasting);
    return response;
  }
  const prefersAnother = locale === null && remembered !== null && remembered !== defaultLocale;
  return prefersAnother && isDocument(request) ? goTo(request, localePath(remembered, pathname)) : null;
}

/** A cookie prevents shared caches from storing a page, so it is sent only when it changes. */
function keepCookies(request: NextRequest, response: NextResponse, locale: Locale, remembered: Locale | null): void {
  if (!isDocument(request)) return;
  if (locale !== remembered && (locale !== defaultLocale || remembered))
    response.cookies.set(cookieName, locale, lasting);
  const signedIn = request.cookies.has(AUTH_COOKIE);
  if (signedIn === request.cookies.has(SIGNED_IN_HINT)) return;
  response.cookies.set(SIGNED_IN_HINT, signedIn ? '1' : '', { ...lasting, maxAge: signedIn ? cookieMaxAge : 0 });
}

const newNonce = () => randomBytes(16).toString('base64');

/** Sets the headers of the page, which Next reads too. A public page gets its policy from the HTTP server. */
function answer(
  request: NextRequest,
  contentPolicy: string | null,
  about: { locale: Locale; at?: string },
): NextResponse {
  const headers = new Headers(request.headers);
  headers.set('x-request-id', randomUUID());
  if (contentPolicy) headers.set('content-security-policy', contentPolicy);
  headers.set('x-locale', about.locale);
  headers.set('x-path', request.nextUrl.pathname);
  const url = request.nextUrl.clone();
  url.pathname = about.at ?? url.pathname;
  const response =
    url.pathname === request.nextUrl.pathname
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(url, { request: { headers } });
  if (contentPolicy) response.headers.set('content-security-policy', contentPolicy);
  return response;
}

/**
 * Next renders its not-found message for a page in the browser only. A page load of such an address is rewritten to one
 * that no route has, and so gets a complete page. Only a page below another can lack its entity.
 */
async function isMissing({ method, headers }: NextRequest, address: string): Promise<boolean> {
  const isBelowAnother = address.split('/').length > 3;
  const isForAScript = headers.get('sec-fetch-dest') === 'empty';
  if (isDevelopment || isForAScript || !isBelowAnother || !['GET', 'HEAD'].includes(method)) return false;
  return !(await pageExists(address));
}

/** Handles languages, cookies and headers. It only routes: access is decided behind it. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isOwnProbe(request.headers)) return NextResponse.next();
  const { pathname } = request.nextUrl;
  if (isMapFrame(pathname)) {
    const contentPolicy = mapPolicy(newNonce(), isDevelopment, env.MAPS_API_KEY !== undefined);
    return answer(request, contentPolicy, { locale: defaultLocale });
  }
  const cookie = request.cookies.get(cookieName)?.value;
  const remembered = isLocale(cookie) ? cookie : null;
  const redirect = toOwnAddress(request, remembered);
  if (redirect) return redirect;

  const { locale, path } = splitLocale(pathname);
  const forOnePerson = isSessionPage(path);
  const contentPolicy = forOnePerson ? sessionPolicy(newNonce(), isDevelopment) : null;
  const address = locale ? pathname : `/${defaultLocale}${pathname === '/' ? '' : pathname}`;
  const isNowhere = !forOnePerson && (await isMissing(request, address));
  const response = answer(request, contentPolicy, {
    locale: locale ?? defaultLocale,
    at: isNowhere ? NOWHERE : address,
  });
  if (!forOnePerson) response.headers.set('cache-control', PUBLIC_PAGE);
  keepCookies(request, response, locale ?? defaultLocale, remembered);
  return response;
}

export const config = {
  // Anything else that looks like a file, such as `/wp-login.php`, is answered as an unknown address.
  matcher: ['/((?!api/|_next/|locales/|art/|fonts/|.*\\.(?:ico|jpg|png|svg|txt|webmanifest|xml)$).*)'],
};
