import type { Locale } from './locales';

/** Whole rupiah, as they are written in a language. */
export const inRupiah = (amount: number, lng: Locale): string =>
  new Intl.NumberFormat(lng, {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
