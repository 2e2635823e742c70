import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { mapPolicy, sessionPolicy } from '@/server/http/security-headers';
import { visitCookies } from '@/server/http/visit-cookies';
import { visitOf } from '@/server/http/visit-of';
import { pageExists } from '@/server/page-cache/page-presence';
import { hiddenLanguages } from '@/server/shop/hidden-languages';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';
import { decideVisit, PUBLIC_PAGE, type VisitCookies } from '@/shared/site/visit';
import { env, isDevelopment } from './env';

/** A path without a page. */
const NOWHERE = '/en/nowhere/nowhere';

/** Next writes `Location` without our origin, so a path that begins with `//` would be another site. */
function goTo(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = callbackPath(pathname, '/');
  return NextResponse.redirect(url);
}

function setCookies(response: NextResponse, cookies: VisitCookies): void {
  for (const cookie of visitCookies(cookies)) response.headers.append('set-cookie', cookie);
}

const newNonce = () => randomBytes(16).toString('base64');

/** Sets the headers of the page, which Next reads too. A public page gets its policy from the HTTP server. */
function answer(
  request: NextRequest,
  contentPolicy: string | null,
  about: { locale: Locale; at?: string },
): NextResponse {
  const headers = new Headers(request.headers);
  if (contentPolicy) headers.set('content-security-policy', contentPolicy);
  headers.set('x-locale', about.locale);
  headers.set('x-path', request.nextUrl.pathname);
  headers.set('x-search', request.nextUrl.search);
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
 * Next renders its not-found message for a page in the browser only. A page load of such an address is rewritten to
 * an address without a route, and so gets a complete page. Only a page below another can lack its entity.
 */
async function isMissing({ method, headers }: NextRequest, address: string): Promise<boolean> {
  const isBelowAnother = address.split('/').length > 3;
  const isForAScript = headers.get('sec-fetch-dest') === 'empty';
  if (isDevelopment || isForAScript || !isBelowAnother || !['GET', 'HEAD'].includes(method)) return false;
  return !(await pageExists(address));
}

const visitIn = async ({ nextUrl, headers }: NextRequest) =>
  visitOf(
    nextUrl.pathname,
    {
      cookie: headers.get('cookie'),
      accept: headers.get('accept'),
      secPurpose: headers.get('sec-purpose'),
    },
    await hiddenLanguages(),
  );

/** Handles languages, cookies and headers. It only routes: access is decided behind it. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const decision = decideVisit(await visitIn(request));
  if (decision.kind === 'map-frame') {
    const contentPolicy = mapPolicy(newNonce(), isDevelopment, env.MAPS_API_KEY !== undefined);
    return answer(request, contentPolicy, { locale: defaultLocale });
  }
  if (decision.kind === 'redirect') {
    const response = goTo(request, decision.to);
    setCookies(response, decision);
    return response;
  }
  const { locale, address, isForOnePerson } = decision;
  const contentPolicy = isForOnePerson ? sessionPolicy(newNonce(), isDevelopment) : null;
  const isNowhere = !isForOnePerson && (await isMissing(request, address));
  const response = answer(request, contentPolicy, { locale, at: isNowhere ? NOWHERE : address });
  if (!isForOnePerson) response.headers.set('cache-control', PUBLIC_PAGE);
  setCookies(response, decision);
  return response;
}

export const config = {
  // Anything else that looks like a file, such as `/wp-login.php`, is answered as an unknown address.
  matcher: ['/((?!api/|_next/|locales/|art/|fonts/|.*\\.(?:ico|jpg|png|svg|txt|webmanifest|xml)$).*)'],
};
