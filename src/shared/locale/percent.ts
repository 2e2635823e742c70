import { numberFormat } from './formats';
import type { Locale } from './locales';

/** A share in hundredths, as the language writes it. */
export const inPercent = (percent: number, lng: Locale): string =>
  numberFormat(lng, { style: 'percent' }).format(percent / 100);
