'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { Bookings } from './bookings';

type Props = { lng: Locale; day: Day; product: string | null };

/** Who is out on a day, on one product or on all of them. */
export function DayBookings({ lng, day, product }: Props) {
  const { t } = useT('planning');
  const which = { on: day, sort: 'created_at' as const, ...(product && { product }) };
  return <Bookings lng={lng} which={which} day={day} none={t('schedule.nobody')} />;
}
