'use client';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { intlLocale, type Locale } from '../../../shared/locales';
import { inRupiah } from '../../../shared/money';
import type { Figure } from './figure';

type Point = { label: string } & Record<Figure, number>;

const HEIGHT = 260;

const short = (value: number, lng: Locale) =>
  new Intl.NumberFormat(intlLocale(lng), { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** Bars over time. Who cannot see them reads the table below. */
export function TrendChart(props: { lng: Locale; points: Point[]; of: Figure; name: string }) {
  const { lng, points, of, name } = props;
  return (
    <div aria-hidden="true">
      <BarChart
        h={HEIGHT}
        data={points}
        dataKey="label"
        series={[{ name: of, label: name, color: 'var(--brand)' }]}
        valueFormatter={(value) => (of === 'revenue' ? inRupiah(value, lng) : String(value))}
        yAxisProps={{ tickFormatter: (value: number) => short(value, lng), width: 56, allowDecimals: false }}
        barProps={{ isAnimationActive: false }}
        barChartProps={{ accessibilityLayer: false }}
        tooltipAnimationDuration={0}
        gridAxis="y"
        textColor="var(--text-soft)"
      />
    </div>
  );
}
