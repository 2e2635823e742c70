import { isAsSeen, lastChange } from '@/features/availability/admin/schedule/domain/seen';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { formatNearDay } from '@/shared/time/dates';

interface Props {
  /** `days` is the current state of the days about to change, `shown` the state the page displayed. */
  days: ScheduleDayView[];
  shown: ScheduleDayView[];
}

function isChanged(now: ScheduleDayView, shown: ScheduleDayView | undefined): boolean {
  if (!shown) return false;
  const seen = lastChange(shown.departures);
  if (seen !== null) return lastChange(now.departures) !== seen;
  return now.departures.some(
    (one) => one.updated_at !== null && !isAsSeen({ ...one, updatedAt: new Date(one.updated_at) }, seen),
  );
}

/** Warns before a bulk change about existing bookings and about changes by others. */
export function DaysQuestion({ days, shown }: Props) {
  const { t, lng } = useT('availability-admin');
  const booked = days.filter(({ taken }) => taken > 0);
  const divers = booked.reduce((sum, { taken }) => sum + taken, 0);
  const list = new Intl.ListFormat(lng, { type: 'unit' });
  const changed = days.filter((day) =>
    isChanged(
      day,
      shown.find(({ date }) => date === day.date),
    ),
  );
  return (
    <>
      <p>{t('days.confirmText')}</p>
      {divers > 0 && (
        <p>
          <strong>{t('days.booked', { count: divers })}</strong>{' '}
          {list.format(
            booked.map(({ date, taken }) => t('days.bookedOn', { day: formatNearDay(date, lng), count: taken })),
          )}
        </p>
      )}
      {changed.length > 0 && (
        <p>{t('days.changed', { days: list.format(changed.map(({ date }) => formatNearDay(date, lng))) })}</p>
      )}
    </>
  );
}
