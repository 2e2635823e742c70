import { defaultLocale, firstFolder, isLocale, type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { isMapFrame } from './map-hosts';
import { isSessionPage } from './session-pages';

/** What of a request decides which page answers it, and which cookies go with the answer. */
export type Visit = {
  pathname: string;
  /** A page load by a person, not a prefetch by the router. */
  isDocument: boolean;
  /** The language that the visitor chose, by the cookie. */
  remembered: Locale | null;
  /** Languages that the shop does not show to guests. */
  hidden: readonly Locale[];
  hasSession: boolean;
  /** A cookie that scripts of prerendered pages read: that it is worth requesting the session. It proves nothing. */
  hasSignedInHint: boolean;
};

/** A cookie prevents shared caches from storing a page, so each is set only when it changes. */
export type VisitCookies = { setLanguage: Locale | null; setSignedInHint: boolean | null };

export type Decision =
  | { kind: 'map-frame' }
  | ({ kind: 'redirect'; to: string } & VisitCookies)
  | ({ kind: 'page'; locale: Locale; address: string; isForOnePerson: boolean } & VisitCookies);

/** We cache it until it changes; others must revalidate it with us. */
export const PUBLIC_PAGE = 'public, max-age=0, must-revalidate';

const noCookies: VisitCookies = { setLanguage: null, setSignedInHint: null };

/** The staff work in every language. */
const isOfStaff = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

const isPreferred = (
  remembered: Locale | null,
  { hidden, pathname }: Pick<Visit, 'hidden' | 'pathname'>,
): remembered is Locale =>
  remembered !== null && remembered !== defaultLocale && (!hidden.includes(remembered) || isOfStaff(pathname));

/** The one address that a page has in a language, or null when this is it. */
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

/** Where a visit leads: `address` begins with the language, also for English, as Next's routes do. */
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
