import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

/** Formats rupiah in a language. */
export const formatRupiah = (amount: number, lng: Locale): string =>
  numberFormat(lng, {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

/** Formats rupiah approximately, in few digits, for charts and counters. */
export const formatRoundedRupiah = (amount: number, lng: Locale): string =>
  new Intl.NumberFormat(lng, {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumSignificantDigits: 3,
  }).format(amount);
