import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

const groupMark = (lng: Locale) =>
  numberFormat(lng, {})
    .formatToParts(1_000_000)
    .find(({ type }) => type === 'group')?.value ?? ' ';

/** Props for a rupiah input without decimals, with the digit grouping of the reader's language. */
export function rupiahInputProps(lng: Locale) {
  const mark = groupMark(lng);
  return {
    prefix: 'Rp ',
    thousandSeparator: mark,
    decimalSeparator: mark === '.' ? ',' : '.',
    allowDecimal: false,
    allowNegative: false,
    inputMode: 'numeric',
    hideControls: true,
  } as const;
}
