import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

const PERCENT = 100;

/** With one decimal, as analysers show it. */
export const formatOxygen = (percent: number, lng: Locale): string =>
  numberFormat(lng, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent / PERCENT);

export const formatDepth = (metres: number, lng: Locale): string =>
  numberFormat(lng, { style: 'unit', unit: 'meter', unitDisplay: lng === 'zh' ? 'long' : 'short' }).format(metres);
