'use client';
import { refusalOf } from '@/features/booking/box/domain/box-days';
import { openAt } from '@/features/booking/domain/draft-items';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import type { FieldErrors } from '@/ui/form/use-schema-form';
import { useBooking } from './booking-context';
import { rangeOfDays } from './use-availability';
import { type BookedItem, useItems } from './use-items';

/** Checks the days of closed items against the calendars that their cards have loaded. */
export function useClosedDayFaults(): () => FieldErrors {
  const { t } = useT('booking');
  const { byStaff, form } = useBooking();
  const utils = trpc.useUtils();
  const items = useItems();
  const faultOf = ({ product: slug, activity_date: day, divers }: BookedItem) => {
    const { first, last } = rangeOfDays();
    const days = utils.availability.days.getData({ slug, from: first, to: last });
    const dayOf = (date: string) => days?.find((one) => one.date === date);
    const refusal = day && refusalOf(day, { first, last, dayOf }, { divers: divers.length, byStaff });
    if (!refusal) return null;
    return refusal === 'past'
      ? t('box.refusal.past')
      : t(`day.refused.${refusal}`, { count: dayOf(day)?.places_left ?? 0 });
  };
  return () => {
    const at = openAt(form.values());
    return Object.fromEntries(
      items.flatMap((item) => {
        const fault = item.index === at ? null : faultOf(item);
        return fault ? [[`items.${item.index}.activity_date`, fault]] : [];
      }),
    );
  };
}
