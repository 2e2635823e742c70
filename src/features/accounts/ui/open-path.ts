'use client';
import { type Locale, localePath, splitLocale } from '../../../shared/locales';

/** A document load, not a client navigation: everything the visitor saw is left behind. */
export const openPath = (lng: Locale, path: string): void => location.assign(localePath(lng, splitLocale(path).path));
