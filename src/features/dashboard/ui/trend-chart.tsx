'use client';
import '@/ui/show/chart-styles';
import { BarChart } from '@mantine/charts';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatRoundedRupiah, formatRupiah } from '@/shared/schema/money';
import type { Figure } from './trend-table';

type Point = { label: string } & Record<Figure, number>;

export function TrendChart(props: { lng: Locale; points: Point[]; of: Figure; name: string }) {
  const { lng, points, of, name } = props;
  const number = numberFormat(lng, {});
  const inFew = (value: number) => (of === 'revenue' ? formatRoundedRupiah(value, lng) : number.format(value));
  return (
    <BarChart
      h="100%"
      data={points}
      dataKey="label"
      series={[{ name: of, label: name, color: 'var(--brand)' }]}
      valueFormatter={(value) => (of === 'revenue' ? formatRupiah(value, lng) : number.format(value))}
      yAxisProps={{ tickFormatter: inFew, width: 84, allowDecimals: false }}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      tooltipAnimationDuration={0}
      gridAxis="x"
      textColor="var(--text-soft)"
    />
  );
}
