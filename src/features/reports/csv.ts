import type { CountryRow, LeadTimeRow, MoneyDay, OccupancyRow, SalesDay } from '@/features/reports/schema';
import { countryNames } from '@/i18n/country-names';
import { translator } from '@/i18n/translate';
import { type CsvColumn, csvList } from '@/server/api/csv/csv-list';
import type { Locale } from '@/shared/locale/locales';
import { occupancyOf } from './domain/occupancy';

const texts = async (locale: Locale) => {
  const t = await translator(locale, 'reports-admin');
  const earlier = (column: string) => t('columnBefore', { column });
  return { t, earlier };
};

const salesCsv = (by: 'sales-by-booking' | 'sales-by-activity', procedure: string) =>
  csvList<SalesDay>({
    name: `report-${by}`,
    procedure,
    rowKey: ({ date }) => date,
    async columns(locale) {
      const { t, earlier } = await texts(locale);
      return [
        { heading: t('column.date'), value: ({ date }) => date },
        { heading: t('column.bookings'), value: ({ bookings }) => bookings },
        { heading: t('column.divers'), value: ({ divers }) => divers },
        { heading: t('column.amount'), value: ({ amount }) => amount },
        { heading: earlier(t('column.date')), value: ({ before }) => before.date },
        { heading: earlier(t('column.bookings')), value: ({ before }) => before.bookings },
        { heading: earlier(t('column.divers')), value: ({ before }) => before.divers },
        { heading: earlier(t('column.amount')), value: ({ before }) => before.amount },
      ];
    },
  });

const moneyCsv = (which: 'payments' | 'refunds') =>
  csvList<MoneyDay>({
    name: `report-${which}`,
    procedure: `admin.reports.${which}`,
    rowKey: ({ date }) => date,
    async columns(locale) {
      const { t, earlier } = await texts(locale);
      return [
        { heading: t('column.date'), value: ({ date }) => date },
        { heading: t('column.number'), value: ({ count }) => count },
        { heading: t('column.amount'), value: ({ amount }) => amount },
        { heading: earlier(t('column.date')), value: ({ before }) => before.date },
        { heading: earlier(t('column.number')), value: ({ before }) => before.count },
        { heading: earlier(t('column.amount')), value: ({ before }) => before.amount },
      ];
    },
  });

const percent = (seats: { offered: number; sold: number }) => {
  const share = occupancyOf(seats);
  return share === null ? null : Math.round(share * 100);
};

const occupancyCsv = csvList<OccupancyRow>({
  name: 'report-occupancy',
  procedure: 'admin.reports.occupancy',
  rowKey: ({ slug }) => slug,
  async columns(locale): Promise<CsvColumn<OccupancyRow>[]> {
    const { t, earlier } = await texts(locale);
    return [
      { heading: t('column.product'), value: ({ title }) => title },
      { heading: t('column.offered'), value: ({ offered }) => offered },
      { heading: t('column.sold'), value: ({ sold }) => sold },
      { heading: t('column.percent'), value: percent },
      { heading: earlier(t('column.offered')), value: ({ before }) => before.offered },
      { heading: earlier(t('column.sold')), value: ({ before }) => before.sold },
      { heading: earlier(t('column.percent')), value: ({ before }) => percent(before) },
    ];
  },
});

const countryCsv = csvList<CountryRow>({
  name: 'report-countries',
  procedure: 'admin.reports.countries',
  rowKey: ({ country }) => country ?? '',
  async columns(locale) {
    const { t, earlier } = await texts(locale);
    const nameOf = countryNames(await translator(locale, 'countries'));
    return [
      { heading: t('column.country'), value: ({ country }) => (country ? nameOf(country) : t('unknownCountry')) },
      { heading: t('column.divers'), value: ({ divers }) => divers },
      { heading: earlier(t('column.divers')), value: ({ before }) => before },
    ];
  },
});

const leadTimeCsv = csvList<LeadTimeRow>({
  name: 'report-lead-time',
  procedure: 'admin.reports.lead_time',
  rowKey: ({ from_days }) => String(from_days),
  async columns(locale) {
    const { t, earlier } = await texts(locale);
    return [
      { heading: t('column.from_days'), value: ({ from_days }) => from_days },
      { heading: t('column.to_days'), value: ({ to_days }) => to_days },
      { heading: t('column.orders'), value: ({ orders }) => orders },
      { heading: earlier(t('column.orders')), value: ({ before }) => before },
    ];
  },
});

export const reportCsvs = [
  salesCsv('sales-by-booking', 'admin.reports.sales_by_booking'),
  salesCsv('sales-by-activity', 'admin.reports.sales_by_activity'),
  moneyCsv('payments'),
  moneyCsv('refunds'),
  occupancyCsv,
  countryCsv,
  leadTimeCsv,
];
