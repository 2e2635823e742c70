import type { MoneyReport, ReportsView, SalesReport } from '@/features/reports/schema';
import type { Locale } from '@/shared/locale/locales';
import { momentOfStep, spanOfStep } from '@/shared/time/step-names';
import type { ShownReport } from './shown-report';
import type { ReportWords } from './use-report-words';

type About = { view: ReportsView; lng: Locale; words: ReportWords };

const inMoney = ({ rupiah, rupiahInFew }: ReportWords) => ({
  named: false,
  format: rupiah,
  formatInFew: rupiahInFew,
});

function totals({ total, before }: SalesReport | MoneyReport, { rupiah, compare }: ReportWords) {
  return { total: rupiah(total.amount), compared: compare(total.amount, before.amount, rupiah) };
}

const labels = (step: { from: string; to: string }, { view, lng }: About) => ({
  key: step.from,
  label: spanOfStep(step, lng),
  short: momentOfStep(step, view.step, lng),
});

export function salesReport(name: 'sales_by_booking' | 'sales_by_activity', about: About): ShownReport {
  const { view, words } = about;
  const { t, number, rupiah } = words;
  return {
    name,
    ...totals(view[name], words),
    ...inMoney(words),
    columns: [t('column.period'), t('column.bookings'), t('column.divers'), t('column.amount'), t('column.before')],
    rows: view[name].steps.map((step) => ({
      ...labels(step, about),
      cells: [number(step.bookings), number(step.divers), rupiah(step.amount), rupiah(step.before.amount)],
      now: step.amount,
      before: step.before.amount,
    })),
  };
}

export function moneyReport(name: 'payments' | 'refunds', about: About): ShownReport {
  const { view, words } = about;
  const { t, number, rupiah } = words;
  return {
    name,
    ...totals(view[name], words),
    ...inMoney(words),
    columns: [t('column.period'), t('column.number'), t('column.amount'), t('column.before')],
    rows: view[name].steps.map((step) => ({
      ...labels(step, about),
      cells: [number(step.count), rupiah(step.amount), rupiah(step.before.amount)],
      now: step.amount,
      before: step.before.amount,
    })),
  };
}
