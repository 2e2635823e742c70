'use client';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { useBooking } from './booking-context';
import { lastPlaced } from './placed-order';

/** Shown on return from the payment page, when the order exists already. */
export function PlacedNote() {
  const { t } = useT('booking');
  const { lng } = useBooking();
  const [placed] = useState(lastPlaced);
  if (!placed) return null;
  return (
    <Alert
      tone="info"
      title={t('placed.title', { booking_id: placed.booking_id })}
      actions={
        <ButtonLink size="s" look="solid" href={localePath(lng, `/user/orders/${placed.uuid}`)}>
          {t('placed.open')}
        </ButtonLink>
      }
    >
      {t('placed.text')}
    </Alert>
  );
}
