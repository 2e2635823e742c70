'use client';
import { type Locale, localePath, splitLocale } from '@/shared/locale/locales';
import { callbackPath } from '@/shared/site/callback-path';

/**
 * Loads a new document, so that nothing the visitor saw stays in memory; `wanted` may come from the address, so it is
 * followed only within this site.
 */
export const openPath = (lng: Locale, wanted: string | undefined, otherwise: string): void =>
  location.assign(localePath(lng, splitLocale(callbackPath(wanted, otherwise)).path));
