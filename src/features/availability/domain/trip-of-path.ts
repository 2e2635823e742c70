import { splitLocale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { readPrefill } from './prefill';

const BOOKING_FORM = '/booking-form';
/** Page of a product, or a page below it. */
const PRODUCT_PAGE = /^\/(?:trips|courses|gopro)\/([\w-]+)(?:\/|$)/;

/** The product and day in a path of this site, untrusted; null for any other page. */
export function tripOfPath(path: string): { slug: string; date: Day | null } | null {
  const { pathname, search, searchParams } = new URL(splitLocale(path).path, 'http://this-site.invalid');
  const slug = pathname === BOOKING_FORM ? searchParams.get('product') : PRODUCT_PAGE.exec(pathname)?.[1];
  return slug ? { slug, date: readPrefill(search).date } : null;
}
