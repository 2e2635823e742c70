'use client';
import { IconDownload } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { shareTicks } from '@/features/reports/domain/share-ticks';
import { useT } from '@/i18n/client';
import { buttonClass } from '@/ui/action/button-shape';
import { Skeleton } from '@/ui/feedback/skeleton';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import { ChartFrame } from '@/ui/show/chart-frame';
import { Panel } from '@/ui/show/panel';
import css from './reports.module.css';
import type { ShownReport } from './shown-report';

// Loaded late, because the chart library is large and the figures above the chart are read first.
const ReportChart = dynamic(() => import('./report-chart').then((module) => module.ReportChart), {
  ssr: false,
  loading: () => <Skeleton kind="block" />,
});

/** More named bars are easier to read in the table. */
const MAX_NAMES = 10;

const HEIGHT = 280;
const HEIGHT_OF_ROW = 44;
const AXES = 72;

function ReportTable({ report, caption }: { report: ShownReport; caption: string }) {
  const { t } = useT('reports-admin');
  const [first, ...others] = report.columns;
  return (
    <details className={css.details}>
      <summary>{t('asTable')}</summary>
      <HorizontalScroll label={caption}>
        <table className={css.table}>
          <caption className="only-read-aloud">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={others[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </HorizontalScroll>
      {report.note && <p>{report.note}</p>}
    </details>
  );
}

/** Shows a report as a total, a chart, a table and a CSV file. */
export function ReportPanel({ report, csv }: { report: ShownReport; csv: string }) {
  const { t } = useT('reports-admin');
  const { t: ui } = useT('ui');
  const title = t(`report.${report.name}`);
  const points = report.rows
    .slice(0, report.named ? MAX_NAMES : undefined)
    .map(({ label, short, now, before }) => ({ label: short ?? label, now, before }));
  const isEmpty = report.rows.every(({ now, before }) => now === 0 && before === 0);
  const download = (
    <a
      className={buttonClass({ look: 'outline', size: 's' })}
      href={csv}
      aria-label={t('csvOf', { title })}
      title={ui('table.csvHint')}
      download
    >
      <IconDownload aria-hidden="true" />
      {ui('table.csv')}
    </a>
  );
  return (
    <Panel title={title} actions={download} className={css.report}>
      <p className={css.hint}>{t(`hint.${report.name}`)}</p>
      {isEmpty ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p className={css.total}>
            <strong>{report.total}</strong> <span>{report.compared}</span>
          </p>
          <ChartFrame height={report.named ? AXES + points.length * HEIGHT_OF_ROW : HEIGHT}>
            <ReportChart
              points={points}
              names={{ now: t('now'), before: t('column.before') }}
              named={report.named}
              format={report.format}
              formatInFew={report.formatInFew}
              ticks={report.isShare && shareTicks(points.flatMap(({ now, before }) => [now, before]))}
            />
          </ChartFrame>
          <ReportTable report={report} caption={title} />
        </>
      )}
    </Panel>
  );
}
