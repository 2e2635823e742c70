'use client';
import { diverCount } from '@/features/booking/domain/draft';
import { type DayFor, dayFor } from '@/features/booking/domain/free-days';
import { useT } from '@/i18n/client';
import type { FieldErrors } from '@/ui/form/use-schema-form';
import { useBooking } from './booking-context';
import { useAvailability } from './use-availability';

/** Checks the selected day against the calendar before the server has to. */
export function useDayFault(): () => FieldErrors {
  const { t } = useT('booking');
  const { form, product, byStaff } = useBooking();
  const { dayOf } = useAvailability(product?.slug ?? '');
  return () => {
    const draft = form.values();
    const day = dayOf(draft.activity_date);
    const nothing: FieldErrors = {};
    if (!product || !day) return nothing;
    const status: DayFor = dayFor(day, diverCount(draft, product), byStaff);
    if (status === 'open') return nothing;
    return { activity_date: t(`day.refused.${status}`, { count: day.places_left }) };
  };
}
