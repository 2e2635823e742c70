'use client';
import { Radio } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { AddDeparture } from './add-departure';
import { DayForm } from './day-form';
import { LimitLine } from './limit-line';
import { RemoveDeparture } from './remove-departure';
import css from './schedule.module.css';

type Props = {
  lng: Locale;
  product: string;
  day: ScheduleDayView;
  today: Day;
  onDirty: (isDirty: boolean) => void;
  mayLeave: () => Promise<boolean>;
};

/** Shows a product's day with its departures, usually one, and a button to add another. */
export function OneDay({ lng, product, day, today, onDirty, mayLeave }: Props) {
  const { t } = useT('availability-admin');
  const { departures, date } = day;
  const [time, setTime] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const departure = departures.find((one) => one.time === time) ?? departures.find(({ usual }) => usual);
  if (!departure) return null;
  const isPast = date < today;
  const leaveFor = async (change: () => void) => {
    if (await mayLeave()) change();
  };
  return (
    <>
      {departures.length > 1 && (
        <Radio.Group
          className={css.departures}
          label={t('departures.choose')}
          value={departure.time}
          onChange={(chosen) => void leaveFor(() => setTime(chosen))}
        >
          <div className={css.choices}>
            {departures.map((one) => (
              <Radio
                key={one.time}
                value={one.time}
                label={`${clockTime(lng, one.time)} · ${t('schedule.occupancy', one)}`}
                aria-label={`${t('departures.at', { time: clockTime(lng, one.time) })}, ${t(`status.${one.status}`)}, ${t('schedule.occupancyLabel', one)}`}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      <LimitLine lng={lng} day={date} about={departure} />
      <DayForm key={departure.time} product={product} day={day} departure={departure} today={today} onDirty={onDirty} />
      {!isPast &&
        (isAdding ? (
          <AddDeparture
            product={product}
            day={day}
            onDirty={onDirty}
            onEnd={(added) => {
              setAdding(false);
              if (added) setTime(added);
            }}
          />
        ) : (
          <div className={css.actions}>
            <Button
              size="s"
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => void leaveFor(() => setAdding(true))}
            >
              {t('departures.add')}
            </Button>
            {departures.length > 1 && departure.taken === 0 && (
              <RemoveDeparture lng={lng} product={product} date={date} departure={departure} />
            )}
          </div>
        ))}
    </>
  );
}
