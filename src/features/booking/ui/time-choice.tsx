'use client';
import { dayFor } from '@/features/booking/domain/free-days';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { clockTime } from '@/shared/time/clock-times';
import { useBooking } from './booking-context';
import { ChoiceCards } from './choice-cards';
import { useField } from './draft-provider';
import { useDeparture } from './use-departure';

/** Selects the departure, on days with more than one. */
export function TimeChoice({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { lng, byStaff } = useBooking();
  const { error, write } = useField('activity_time');
  const { times, time, divers } = useDeparture(product);
  if (times.length === 0) return null;
  return (
    <ChoiceCards
      path="activity_time"
      legend={t('time.title')}
      hint={t('time.hint')}
      error={error}
      value={time ?? ''}
      onChange={write}
      options={times.map((one) => {
        const status = dayFor(one, divers, byStaff);
        const words =
          status === 'open'
            ? t('day.left', { count: one.places_left })
            : status === 'closed'
              ? t('time.closed')
              : t(`day.${status}`, { count: one.places_left });
        return { value: one.time, label: clockTime(lng, one.time), text: words, disabled: status !== 'open' };
      })}
    />
  );
}
