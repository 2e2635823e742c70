import { IconAnchor, IconBowlChopsticks, IconCash, IconClipboardList } from '@tabler/icons-react';
import type { Span } from '@/features/dashboard/domain/chart-steps';
import type { TrendsView } from '@/features/dashboard/schema';
import { changeSince } from '@/features/reports/domain/change';
import { useT } from '@/i18n/client';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatRoundedRupiah, formatRupiah } from '@/shared/schema/money';
import { StatTile } from '@/ui/show/stat-tile';
import css from './trends-panel.module.css';

export function TrendFigures({ lng, trends, days }: { lng: Locale; trends: TrendsView; days: Span }) {
  const { t } = useT('dashboard');
  const { total, before, meals } = trends;
  const number = (value: number) => numberFormat(lng, {}).format(value);
  const compared = (now: number, then: number) => {
    const change = changeSince(then, now);
    if (change === null) return t('trends.nothingBefore', { count: days });
    if (change === 0) return t('trends.noChange', { count: days });
    const percent = numberFormat(lng, { style: 'percent', signDisplay: 'always' }).format(change);
    return t('trends.change', { change: percent, count: days });
  };
  return (
    <div className={css.sums}>
      <StatTile
        icon={<IconCash aria-hidden="true" />}
        label={t('trends.revenue')}
        value={formatRoundedRupiah(total.revenue, lng)}
        hint={`${formatRupiah(total.revenue, lng)}, ${t('trends.revenueHint')}; ${compared(total.revenue, before.revenue)}`}
      />
      <StatTile
        icon={<IconClipboardList aria-hidden="true" />}
        label={t('trends.bookings')}
        value={number(total.bookings)}
        hint={compared(total.bookings, before.bookings)}
      />
      <StatTile
        icon={<IconAnchor aria-hidden="true" />}
        label={t('trends.divers')}
        value={number(total.divers)}
        hint={compared(total.divers, before.divers)}
      />
      <StatTile
        icon={<IconBowlChopsticks aria-hidden="true" />}
        label={t('trends.meals')}
        value={number(meals)}
        hint={t('trends.mealsHint')}
      />
    </div>
  );
}
