'use client';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import { ProductsOfDay } from './products-of-day';
import css from './schedule.module.css';
import type { ScheduleParts } from './schedule-parts';

type Props = Pick<ScheduleParts, 'lng' | 'bookings' | 'shortage'> & {
  day: Day;
  /** One sentence per closure. */
  closures: string[];
  onProduct: (slug: string) => void;
};

/** Shows everything about one day, with links to its board and its list. */
export function DayPanel({ lng, day, closures, bookings, shortage, onProduct }: Props) {
  const { t } = useT('availability-admin');
  return (
    <Panel title={formatDay(day, lng, 'full')}>
      <div className={css.ways}>
        <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/${day}`)}>
          {t('schedule.board')}
        </ButtonLink>
        <ButtonLink size="s" prefetch={false} href={`${localePath(lng, '/admin/schedule/day')}?date=${day}`}>
          {t('schedule.dayList')}
        </ButtonLink>
        <ButtonLink
          size="s"
          look="quiet"
          href={`${localePath(lng, '/admin/schedule/closures/create')}?from=${day}&to=${day}`}
        >
          {t('schedule.closeAll')}
        </ButtonLink>
      </div>
      {shortage(day)}
      {closures.map((closure) => (
        <Alert key={closure} tone="warning">
          {closure}
        </Alert>
      ))}
      <ProductsOfDay lng={lng} day={day} onProduct={onProduct} />
      <h3>{t('schedule.bookings')}</h3>
      {bookings(day, null)}
    </Panel>
  );
}
