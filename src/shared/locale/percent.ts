import { intlLocale, type Locale } from './locales';

/** A share in hundredths, as the language writes it. */
export const inPercent = (percent: number, lng: Locale): string =>
  new Intl.NumberFormat(intlLocale(lng), { style: 'percent' }).format(percent / 100);
