'use client';
import { Checkbox } from '@mantine/core';
import { doubleBookingText } from '@/features/booking/double-bookings/domain/double-booking-text';
import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import { useT } from '@/i18n/client';
import { Alert } from '@/ui/feedback/alert';
import { useBooking } from './booking-context';

export const ANYWAY = 'anyway';

type Props = {
  found: readonly DoubleBooking[];
  isAnyway: boolean;
  onAnyway: (isAnyway: boolean) => void;
  error: string | undefined;
};

/** Asks guests to confirm when they have already booked a person for the same time; only warns staff. */
export function BookedAlready({ found, isAnyway, onAnyway, error }: Props) {
  const { t, lng } = useT('booking');
  const { t: common } = useT('common');
  const { byStaff } = useBooking();
  if (found.length === 0) return null;
  return (
    <Alert tone="warning" title={t('doubleBooking.title')}>
      {found.map((one) => (
        <p key={JSON.stringify(one)}>{common(...doubleBookingText(one, lng))}</p>
      ))}
      {!byStaff && (
        <>
          <p>{t('doubleBooking.question')}</p>
          <Checkbox
            data-path={ANYWAY}
            label={t('doubleBooking.anyway')}
            checked={isAnyway}
            error={error}
            onChange={({ currentTarget }) => onAnyway(currentTarget.checked)}
          />
        </>
      )}
    </Alert>
  );
}
