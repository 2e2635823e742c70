import { intlLocale, type Locale } from '@/shared/locales';
import { operator } from '@/shared/operator';

/** The day a text began to hold, as its reader writes days. */
export const dayIn = (lng: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocale(lng), { dateStyle: 'long', timeZone: operator.timeZone }).format(
    new Date(`${day}T00:00:00Z`),
  );
