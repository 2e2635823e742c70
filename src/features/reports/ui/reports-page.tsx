'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { spanOf } from '@/features/reports/figures/domain/span';
import type { ReportsView } from '@/features/reports/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDays } from '@/shared/time/dates';
import { type Day, isDay } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useTableState } from '@/ui/table/use-table-state';
import { countryReport, leadTimeReport, occupancyReport } from './guest-reports';
import { csvPath } from './report-names';
import { ReportPanel } from './report-panel';
import css from './reports.module.css';
import { SpanTools } from './span-tools';
import { moneyReport, salesReport } from './time-reports';
import { useReportWords } from './use-report-words';

/** The URL may contain anything. */
const dayFrom = (text: string | undefined): Day | undefined => (text && isDay(text) ? text : undefined);

function Reports({ lng, view }: { lng: Locale; view: ReportsView }) {
  const { t } = useT('reports-admin');
  const { from, to, before } = view;
  const words = useReportWords(lng, { from, to });
  const about = { view, lng, words };
  const shown = [
    salesReport('sales_by_booking', about),
    salesReport('sales_by_activity', about),
    moneyReport('payments', about),
    moneyReport('refunds', about),
    occupancyReport(view, words),
    countryReport(view, words),
    leadTimeReport(view, words),
  ];
  return (
    <>
      <p className={css.shown} role="status">
        {t('shown', { days: formatDays(from, to, lng), before: formatDays(before.from, before.to, lng) })}
      </p>
      <div className={css.reports}>
        {shown.map((report) => (
          <ReportPanel key={report.name} report={report} csv={csvPath(report.name, { from, to, lang: lng })} />
        ))}
      </div>
    </>
  );
}

const firstSentence = (errors: Record<string, string[]> | null | undefined) => Object.values(errors ?? {})[0]?.[0];

export function ReportsPage({ lng, today }: { lng: Locale; today: Day }) {
  const { t } = useT('ui');
  const control = useTableState({ filters: ['from', 'to'] });
  const { from, to } = control.state.filters;
  const span = spanOf({ from: dayFrom(from), to: dayFrom(to) }, today);
  const reports = trpc.admin.reports.all.useQuery(span, { placeholderData: keepPreviousData });
  return (
    <>
      <SpanTools control={control} span={span} today={today} />
      {reports.isError ? (
        <ErrorState
          title={t('load.failed')}
          hint={firstSentence(reports.error.data?.errors) ?? reports.error.message}
          retryLabel={t('load.retry')}
          retry={() => void reports.refetch()}
          busy={reports.isFetching}
        />
      ) : (
        <div aria-busy={reports.isFetching}>
          {reports.data ? <Reports lng={lng} view={reports.data} /> : <Skeleton kind="block" lines={4} />}
        </div>
      )}
    </>
  );
}
