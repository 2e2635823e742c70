import { Radio } from '@mantine/core';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { roomOn } from '@/features/order-desk/domain/room-on-day';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { type ClockTime, clockTime } from '@/shared/time/clock-times';
import css from './order-decisions.module.css';

type Props = {
  lng: Locale;
  item: StaffOrderView['items'][number];
  /** The number of divers to move. */
  divers: number;
  day: ScheduleDayView;
  value: ClockTime | null;
  onChange: (time: ClockTime) => void;
};

/** Picks the departure, on days with more than one. */
export function MoveTime({ lng, item, divers, day, value, onChange }: Props) {
  const { t } = useT('orders-admin');
  const isNow = (time: ClockTime) => day.date === item.activity_date && time === item.activity_time;
  return (
    <Radio.Group label={t('calendar.time')} value={value} onChange={onChange}>
      <div className={css.fields}>
        {day.departures.map((departure) => {
          const { status, left } = roomOn(departure, divers);
          const words = isNow(departure.time) ? t('calendar.sameTime') : t(`calendar.${status}`, { count: left });
          return (
            <Radio
              key={departure.time}
              value={departure.time}
              label={clockTime(lng, departure.time)}
              description={words}
              disabled={status !== 'left' || isNow(departure.time)}
            />
          );
        })}
      </div>
    </Radio.Group>
  );
}
