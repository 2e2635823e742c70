import { changeSince } from '@/features/reports/domain/change';
import { daysIn, type Span } from '@/features/reports/figures/domain/span';
import { useT } from '@/i18n/client';
import { useCountryNames } from '@/i18n/use-country-names';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatRoundedRupiah, formatRupiah } from '@/shared/schema/money';

/** Formats numbers and comparisons of a span's reports. */
export function useReportWords(lng: Locale, span: Span) {
  const { t } = useT('reports-admin');
  const countryName = useCountryNames();
  const count = daysIn(span);
  const numbers = numberFormat(lng, {});
  const percents = numberFormat(lng, { style: 'percent', maximumFractionDigits: 0 });
  const changes = numberFormat(lng, { style: 'percent', signDisplay: 'always' });
  return {
    t,
    countryName,
    number: (value: number) => numbers.format(value),
    percent: (value: number) => percents.format(value),
    rupiah: (value: number) => formatRupiah(value, lng),
    rupiahInFew: (value: number) => formatRoundedRupiah(value, lng),
    wasBefore: (value: string) => t('compared.before', { value, count }),
    compare(now: number, before: number, format: (value: number) => string) {
      const change = changeSince(before, now);
      if (change === null) return t('compared.nothing', { count });
      if (change === 0) return t('compared.same', { count });
      return t('compared.change', { change: changes.format(change), value: format(before), count });
    },
  };
}
export type ReportWords = ReturnType<typeof useReportWords>;
