import type { DiverView } from '@/features/booking/divers/schema';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

/**
 * Formats a value with its unit, such as `172 cm`; takes the long form where Chinese would mix a Latin `kg` with 厘米.
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
