'use client';
import { IconPlus } from '@tabler/icons-react';
import { useBooking } from '@/features/booking/ui/booking-context';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useAddItem } from './use-add-item';

/** Adds an item from any step. */
export function AnotherItem({ size = 'm' }: { size?: 's' | 'm' }) {
  const { t } = useT('booking');
  const { choosing, setChoosing } = useBooking();
  const addItem = useAddItem();
  if (choosing) return null;
  return (
    <Button size={size} icon={<IconPlus aria-hidden="true" />} onClick={() => addItem(() => setChoosing('another'))}>
      {t('items.add')}
    </Button>
  );
}
