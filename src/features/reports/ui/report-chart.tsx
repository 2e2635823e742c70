'use client';
import '@/ui/show/chart-styles';
import { BarChart } from '@mantine/charts';

export type ChartPoint = { label: string; now: number; before: number };

/** Pairs the bars of a span with those of the one before. */
export function ReportChart(props: {
  points: ChartPoint[];
  names: { now: string; before: string };
  /** True if labels are names, which need a line each. */
  named: boolean;
  format: (value: number) => string;
  formatInFew: (value: number) => string;
  /** The marks of the axis of values; chosen by the chart when omitted. */
  ticks?: number[] | false | undefined;
}) {
  const { points, names, named, format, formatInFew, ticks } = props;
  const values = {
    tickFormatter: formatInFew,
    ...(ticks ? { ticks, domain: [0, ticks.at(-1) ?? 1] } : { allowDecimals: false }),
  };
  return (
    <BarChart
      h="100%"
      orientation={named ? 'vertical' : 'horizontal'}
      data={points}
      dataKey="label"
      series={[
        { name: 'now', label: names.now, color: 'var(--brand)' },
        { name: 'before', label: names.before, color: 'var(--line-strong)' },
      ]}
      withLegend
      valueFormatter={format}
      {...(named ? { xAxisProps: values, yAxisProps: { width: 128 } } : { yAxisProps: { ...values, width: 84 } })}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      tooltipAnimationDuration={0}
      gridAxis={named ? 'y' : 'x'}
      textColor="var(--text-soft)"
    />
  );
}
