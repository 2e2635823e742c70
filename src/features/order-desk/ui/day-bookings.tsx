'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { Bookings } from './bookings';

type Props = { lng: Locale; day: Day; product: string | null };

/** The orders out on a day, of one product or of all. */
export function DayBookings({ lng, day, product }: Props) {
  const { t } = useT('orders-admin');
  const which = { on: day, sort: 'created_at' as const, ...(product && { product }) };
  return <Bookings lng={lng} which={which} day={day} none={t('day.nobody')} />;
}
