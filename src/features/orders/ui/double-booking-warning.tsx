'use client';
import { doubleBookingText } from '@/features/booking/double-bookings/domain/double-booking-text';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import { useT } from '@/i18n/client';
import { Alert } from '@/ui/feedback/alert';
import { OrderLink } from './order-link';

/** Warns staff of people who are on another order at the same time, with a link to that order. */
export function DoubleBookingWarning({ found }: { found: readonly DoubleBooking[] }) {
  const { t, lng } = useT('orders-admin');
  const { t: words } = useT('common');
  if (found.length === 0) return null;
  return (
    <Alert tone="warning" title={t('doubleBooking.title')}>
      <ul>
        {found.map((one) => (
          <li key={JSON.stringify(one)}>
            <OrderLink lng={lng} uuid={one.uuid}>
              {words(...doubleBookingText(one, lng))}
            </OrderLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
