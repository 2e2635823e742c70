import type { DiverView } from '@/features/booking/divers/schema';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

/**
 * A value with its unit in the language's format, such as `172 cm`. The short form of Chinese has a Latin `kg` beside
 * 厘米. Null until it is filled in.
 */
export const measured = (lng: Locale, unit: 'centimeter' | 'kilogram', value: number | null): string | null =>
  value === null || value === 0
    ? null
    : numberFormat(lng, {
        style: 'unit',
        unit,
        unitDisplay: lng === 'zh' ? 'long' : 'short',
      }).format(value);

export const formatShoeSize = (lng: Locale, shoe: Pick<DiverView, 'shoe_size' | 'shoe_size_system'>): string | null =>
  shoe.shoe_size === null || shoe.shoe_size === 0
    ? null
    : `${numberFormat(lng, {}).format(shoe.shoe_size)} ${shoe.shoe_size_system}`;
