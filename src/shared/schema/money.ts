import type { Locale } from '@/shared/locale/locales';

/** Whole rupiah, as they are written in a language. */
export const inRupiah = (amount: number, lng: Locale): string =>
  new Intl.NumberFormat(lng, {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

/** About so many rupiah, in few digits, to be read from afar. */
export const aboutRupiah = (amount: number, lng: Locale): string =>
  new Intl.NumberFormat(lng, {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumSignificantDigits: 3,
  }).format(amount);
