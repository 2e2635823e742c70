'use client';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';

export type ChartPoint = { label: string; now: number; before: number };

const HEIGHT = 280;
const HEIGHT_OF_ROW = 44;
const AXES = 72;

/** Bars of a span beside those of the one before; the table below is the text alternative. */
export function ReportChart(props: {
  points: ChartPoint[];
  names: { now: string; before: string };
  /** The labels are names, which need a line each. */
  named: boolean;
  format: (value: number) => string;
  formatInFew: (value: number) => string;
}) {
  const { points, names, named, format, formatInFew } = props;
  const values = { tickFormatter: formatInFew, allowDecimals: false };
  return (
    <div aria-hidden="true">
      <BarChart
        h={named ? AXES + points.length * HEIGHT_OF_ROW : HEIGHT}
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
    </div>
  );
}
