'use client';
import { IconPlus } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { useBooking } from './booking-context';
import { useAddItem } from './use-add-item';

type Props = { size?: 's' | 'm'; onPress?: (() => void) | undefined };

/** Adds an item from any step. */
export function AnotherItem({ size = 'm', onPress }: Props) {
  const { t } = useT('booking');
  const { choosing, setChoosing } = useBooking();
  const addItem = useAddItem();
  if (choosing) return null;
  const add = () => {
    onPress?.();
    void addItem(() => setChoosing('another'));
  };
  return (
    <Button size={size} icon={<IconPlus aria-hidden="true" />} onClick={add}>
      {t('items.add')}
    </Button>
  );
}
