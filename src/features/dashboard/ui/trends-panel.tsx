'use client';
import { SegmentedControl } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { type Span, spans } from '@/features/dashboard/domain/chart-steps';
import type { TrendsView } from '@/features/dashboard/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { momentOfStep } from '@/shared/time/step-names';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Section } from '@/ui/layout/section';
import { ChartFrame } from '@/ui/show/chart-frame';
import { Panel } from '@/ui/show/panel';
import { BestSellers } from './best-sellers';
import { TrendFigures } from './trend-figures';
import { TrendTable } from './trend-table';
import css from './trends-panel.module.css';

// Loaded late, because the chart library is large and nobody needs charts first.
const TrendChart = dynamic(() => import('./trend-chart').then((module) => module.TrendChart), {
  ssr: false,
  loading: () => <Skeleton kind="block" />,
});

const HEIGHT = 260;

function Charts({ lng, trends }: { lng: Locale; trends: TrendsView }) {
  const { t } = useT('dashboard');
  const points = trends.steps.map((step) => ({ ...step, label: momentOfStep(step, trends.step, lng) }));
  return (
    <div className={css.charts}>
      <Panel title={t('trends.revenueOver')}>
        <ChartFrame height={HEIGHT}>
          <TrendChart lng={lng} points={points} of="revenue" name={t('trends.revenue')} />
        </ChartFrame>
        <TrendTable lng={lng} trends={trends} of="revenue" name={t('trends.revenueOver')} />
      </Panel>
      <Panel title={t('trends.bookingsOver')}>
        <ChartFrame height={HEIGHT}>
          <TrendChart lng={lng} points={points} of="bookings" name={t('trends.bookings')} />
        </ChartFrame>
        <TrendTable lng={lng} trends={trends} of="bookings" name={t('trends.bookingsOver')} />
      </Panel>
      <Panel title={t('trends.products')}>
        <BestSellers lng={lng} products={trends.products} />
      </Panel>
    </div>
  );
}

export function TrendsPanel({ lng }: { lng: Locale }) {
  const { t } = useT('dashboard');
  const { t: common } = useT('common');
  const [days, setDays] = useState<Span>(30);
  const trends = trpc.admin.dashboard.trends.useQuery({ days }, { placeholderData: keepPreviousData });
  const choice = (
    <SegmentedControl
      aria-label={t('trends.span')}
      value={String(days)}
      onChange={(value) => setDays(spans.find((span) => String(span) === value) ?? 30)}
      data={spans.map((span) => ({ value: String(span), label: t('trends.days', { count: span }) }))}
    />
  );
  return (
    <Section id="trends" title={t('trends.title')} actions={choice}>
      {trends.data ? (
        <div className={css.trends} aria-busy={trends.isFetching}>
          <TrendFigures lng={lng} trends={trends.data} days={days} />
          <Charts lng={lng} trends={trends.data} />
        </div>
      ) : trends.isError ? (
        <ErrorState
          title={t('trends.failed')}
          retryLabel={common('error.retry')}
          retry={() => void trends.refetch()}
          busy={trends.isFetching}
        />
      ) : (
        <Skeleton kind="block" />
      )}
    </Section>
  );
}
