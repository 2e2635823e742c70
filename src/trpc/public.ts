import { cache } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { createPublicCaller } from '@/wiring/public-root';
import { visitorContext } from '@/wiring/visitor-context';

/** For data that is the same for every visitor: it reads no request, so the page can be prerendered. */
export const publicCalls = cache((lng: Locale) => createPublicCaller(visitorContext(lng)));
