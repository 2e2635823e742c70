'use client';
import { faultsIn } from '@/features/booking/domain/form-steps';
import { useBooking } from './booking-context';
import { scrollToFirstError } from './step-form';

const ofBooking = ['pickup_area', 'pickup_address'];

/** Adds another item if the open item, which closes, is complete; otherwise shows the errors of the open item. */
export function useAddItem() {
  const { form, go, step } = useBooking();
  return async (add: () => void) => {
    const checked = Object.entries(faultsIn(['activity'], await form.check()));
    const faults = Object.fromEntries(checked.filter(([field]) => !ofBooking.includes(field)));
    form.setErrors(faults);
    if (step !== 'activity') go('activity');
    if (Object.keys(faults).length > 0) requestAnimationFrame(() => scrollToFirstError(faults));
    else add();
  };
}
