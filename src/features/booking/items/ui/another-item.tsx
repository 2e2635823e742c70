'use client';
import { IconPlus } from '@tabler/icons-react';
import { faultsIn } from '@/features/booking/domain/form-steps';
import { useBooking } from '@/features/booking/ui/booking-context';
import { leadTo } from '@/features/booking/ui/step-form';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';

const ofBooking = ['pickup_area', 'pickup_address'];

/** Adds an item from any step; what is open has to be complete first, since it closes. */
export function AnotherItem({ size = 'm' }: { size?: 's' | 'm' }) {
  const { t } = useT('booking');
  const { form, go, step, choosing, setChoosing } = useBooking();
  const add = async () => {
    const checked = Object.entries(faultsIn('activity', await form.check()));
    const faults = Object.fromEntries(checked.filter(([field]) => !ofBooking.includes(field)));
    form.setErrors(faults);
    if (step !== 'activity') go('activity');
    if (Object.keys(faults).length > 0) return requestAnimationFrame(() => leadTo(faults));
    return setChoosing('another');
  };
  if (choosing) return null;
  return (
    <Button size={size} icon={<IconPlus aria-hidden="true" />} onClick={add}>
      {t('items.add')}
    </Button>
  );
}
