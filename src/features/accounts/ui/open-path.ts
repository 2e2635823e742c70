'use client';
import { type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';

/**
 * Loads a document instead of navigating in the client, so that nothing the visitor saw stays in memory. `wanted` may
 * come from the URL, so it is followed only within this site.
 */
export const openPath = (lng: Locale, wanted: string | undefined, otherwise: string): void =>
  location.assign(localePath(lng, splitLocale(callbackPath(wanted, otherwise)).path));
