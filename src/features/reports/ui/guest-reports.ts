import { occupancyOf } from '@/features/reports/domain/occupancy';
import type { LeadTimeRow, ReportsView } from '@/features/reports/schema';
import type { ShownReport } from './shown-report';
import type { ReportWords } from './use-report-words';

const NONE = '–';

export function occupancyReport(view: ReportsView, { t, number, percent, wasBefore }: ReportWords): ShownReport {
  const { total, before, products, product_count } = view.occupancy;
  const shareOf = (seats: { offered: number; sold: number }) => {
    const share = occupancyOf(seats);
    return share === null ? NONE : percent(share);
  };
  const further = product_count - products.length;
  return {
    name: 'occupancy',
    total: shareOf(total),
    compared: `${t('seats', { sold: number(total.sold), offered: number(total.offered) })}; ${wasBefore(shareOf(before))}`,
    columns: [t('column.product'), t('column.offered'), t('column.sold'), t('column.occupancy'), t('column.before')],
    rows: products.map((product) => ({
      key: product.slug,
      label: product.title,
      cells: [number(product.offered), number(product.sold), shareOf(product), shareOf(product.before)],
      now: occupancyOf(product) ?? 0,
      before: occupancyOf(product.before) ?? 0,
    })),
    named: true,
    format: percent,
    formatInFew: percent,
    isShare: true,
    ...(further > 0 && { note: t('further', { count: further }) }),
  };
}

export function countryReport(view: ReportsView, { t, number, compare, countryName }: ReportWords): ShownReport {
  const sumOf = (which: 'divers' | 'before') => view.countries.reduce((sum, row) => sum + row[which], 0);
  return {
    name: 'countries',
    total: t('divers', { count: sumOf('divers') }),
    compared: compare(sumOf('divers'), sumOf('before'), number),
    columns: [t('column.country'), t('column.divers'), t('column.before')],
    rows: view.countries.map(({ country, divers, before }) => ({
      key: country ?? '',
      label: country ? countryName(country) : t('unknownCountry'),
      cells: [number(divers), number(before)],
      now: divers,
      before,
    })),
    named: true,
    format: number,
    formatInFew: number,
  };
}

export function leadTimeReport(view: ReportsView, { t, number, wasBefore }: ReportWords): ShownReport {
  const { median_days, median_days_before, groups } = view.lead_time;
  const days = (count: number | null) => (count === null ? NONE : t('days', { count }));
  const nameOf = ({ from_days: from, to_days: to }: LeadTimeRow) => {
    if (to === null) return t('group.last', { from: number(from) });
    if (from === 0) return t('group.sameDay');
    return from === to ? t('days', { count: from }) : t('group.range', { from: number(from), to: number(to) });
  };
  return {
    name: 'lead_time',
    total: days(median_days),
    compared: `${t('median')}; ${wasBefore(days(median_days_before))}`,
    columns: [t('column.lead'), t('column.orders'), t('column.before')],
    rows: groups.map((group) => ({
      key: String(group.from_days),
      label: nameOf(group),
      cells: [number(group.orders), number(group.before)],
      now: group.orders,
      before: group.before,
    })),
    named: true,
    format: number,
    formatInFew: number,
  };
}
