import type { TFunction } from 'i18next';
import { monthSpans } from '@/features/catalogue/domain/months';
import { formatList } from '@/shared/locale/format-list';
import { dateFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';

export const monthIn = (lng: Locale, style: 'short' | 'long') => {
  const format = dateFormat(lng, { month: style, timeZone: 'UTC' });
  return (month: number) => format.format(Date.UTC(2024, month - 1, 15));
};

/** Formats a site's best months as a list of spans. */
export function seasonIn(lng: Locale, months: number[], t: TFunction<'catalogue'>): string {
  const long = monthIn(lng, 'long');
  const spans = monthSpans(months).map(({ from, to }) =>
    from === to ? long(from) : t('site.monthSpan', { from: long(from), to: long(to) }),
  );
  return formatList(lng, spans);
}
