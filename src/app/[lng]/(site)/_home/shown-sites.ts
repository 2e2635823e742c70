import { cache } from 'react';
import type { Locale } from '@/shared/locales';
import { publicCalls } from '@/trpc/server';

/** The dive sites of the shop; its map and its favourites ask for them once. */
export const shownSites = cache((lng: Locale) => publicCalls(lng).catalogue.locations());
