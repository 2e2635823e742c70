import { defaultLocale, firstFolder, isLocale, type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { isMapFrame } from './map-hosts';
import { isSessionPage } from './session-pages';

/** The properties of a request that decide which page answers it and which cookies are set. */
export type Visit = {
  pathname: string;
  /** A page load by a person, not a prefetch by the router. */
  isDocument: boolean;
  /** The visitor's chosen language, from the cookie. */
  remembered: Locale | null;
  /** Languages that the shop does not show to guests. */
  hidden: readonly Locale[];
  hasSession: boolean;
  /**
   * The cookie that tells scripts of prerendered pages that requesting the session is worthwhile. It proves nothing.
   */
  hasSignedInHint: boolean;
};

/** A cookie prevents shared caches from storing a page, so each cookie is set only when it changes. */
export type VisitCookies = { setLanguage: Locale | null; setSignedInHint: boolean | null };

export type Decision =
  | { kind: 'map-frame' }
  | ({ kind: 'redirect'; to: string } & VisitCookies)
  | ({ kind: 'page'; locale: Locale; address: string; isForOnePerson: boolean } & VisitCookies);

/** Our server caches the page until it changes; other caches must revalidate it. */
export const PUBLIC_PAGE = 'public, max-age=0, must-revalidate';

const noCookies: VisitCookies = { setLanguage: null, setSignedInHint: null };

/** Staff pages exist in every language, hidden ones included. */
const isOfStaff = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

const isPreferred = (
  remembered: Locale | null,
  { hidden, pathname }: Pick<Visit, 'hidden' | 'pathname'>,
): remembered is Locale =>
  remembered !== null && remembered !== defaultLocale && (!hidden.includes(remembered) || isOfStaff(pathname));

/** The canonical address of a page in a language; null when the visit already uses it. */
function redirectOf(
  { pathname, isDocument, remembered, hidden }: Visit,
  { locale, path }: ReturnType<typeof splitLocale>,
): (VisitCookies & { to: string }) | null {
  const first = firstFolder(pathname);
  if (locale === null && isLocale(first.toLowerCase()))
    return { to: pathname.replace(first, first.toLowerCase()), ...noCookies };
  const isHidden = locale !== null && hidden.includes(locale) && !isOfStaff(path);
  if (locale === defaultLocale || isHidden)
    return { to: path, ...noCookies, setLanguage: isDocument ? defaultLocale : null };
  const prefersAnother = locale === null && isDocument && isPreferred(remembered, { hidden, pathname });
  return prefersAnother ? { to: localePath(remembered, pathname), ...noCookies } : null;
}

function cookiesOf({ isDocument, remembered, hasSession, hasSignedInHint }: Visit, locale: Locale): VisitCookies {
  if (!isDocument) return noCookies;
  const isNewLanguage = locale !== remembered && (locale !== defaultLocale || remembered !== null);
  return {
    setLanguage: isNewLanguage ? locale : null,
    setSignedInHint: hasSession === hasSignedInHint ? null : hasSession,
  };
}

/** Decides where a visit leads: `address` begins with the language, even for English, as in Next's routes. */
export function decideVisit(visit: Visit): Decision {
  const { pathname } = visit;
  if (isMapFrame(pathname)) return { kind: 'map-frame' };
  const split = splitLocale(pathname);
  const redirect = redirectOf(visit, split);
  if (redirect) return { kind: 'redirect', ...redirect };
  const { locale, path } = split;
  const address = locale ? pathname : `/${defaultLocale}${pathname === '/' ? '' : pathname}`;
  const own = locale ?? defaultLocale;
  return { kind: 'page', locale: own, address, isForOnePerson: isSessionPage(path), ...cookiesOf(visit, own) };
}
