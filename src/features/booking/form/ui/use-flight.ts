import { useEffect } from 'react';
import { isFlightSoon, limitsOfDraft } from '@/features/booking/domain/draft-flight';
import { openAt } from '@/features/booking/domain/draft-items';
import { fullName } from '@/shared/locale/name-order';
import { type Day, dayAt } from '@/shared/time/days';
import { useBooking } from './booking-context';
import { useDraft } from './draft-provider';
import { useItems } from './use-items';
import { usePeople } from './use-people';

/** The typed flight against the items of the booking. */
export function useFlight() {
  const { byStaff } = useBooking();
  const sold = useItems().map((item) => ({ item, product: item.sold }));
  const draft = useDraft((value) => value);
  const limits = limitsOfDraft(draft, sold, dayAt(new Date()));
  const isOverridden = byStaff && Boolean(draft.fit_override?.trim());
  const latest: Day | null = isOverridden ? null : (limits[openAt(draft)]?.latest ?? null);
  return {
    isNeeded: sold.some(({ product }) => (product?.dive_count ?? 0) > 0),
    isLimited: limits.some((limit) => limit !== null),
    isSoon: isFlightSoon(draft, sold),
    latest,
  };
}

/** Fills in the flight that the customer's record knows, until the question was answered. */
export function useSavedFlight(): void {
  const { form, person } = useBooking();
  const { people } = usePeople();
  const isOpen = useDraft(({ flight_date: day }) => day === undefined);
  const own = people.find(({ full_name: name }) => name === fullName(person));
  const { flight_date: day = null, flight_time: time = null } = own ?? {};
  useEffect(() => {
    if (isOpen && day && day >= dayAt(new Date())) form.prefillFlight(day, time ?? '');
  }, [isOpen, day, time, form]);
}
