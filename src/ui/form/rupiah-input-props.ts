import { intlLocale, type Locale } from '@/shared/locale/locales';

const groupMark = (lng: Locale) =>
  new Intl.NumberFormat(intlLocale(lng)).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ' ';

/** What a number input needs to take whole rupiah, grouped as the reader groups numbers. */
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
