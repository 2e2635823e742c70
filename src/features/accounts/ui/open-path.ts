'use client';
import { type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';

/**
 * A document load, not a client navigation: everything the visitor saw is left behind. `wanted` may come from the
 * address, so it is followed within this site only.
 */
export const openPath = (lng: Locale, wanted: string | undefined, otherwise: string): void =>
  location.assign(localePath(lng, splitLocale(callbackPath(wanted, otherwise)).path));
