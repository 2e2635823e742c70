'use client';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { useBooking } from './booking-context';
import { newKey } from './stored-draft';

/** Shown for a draft that is already an order: opens that order, or deliberately starts another booking. */
export function SentBefore() {
  const { t } = useT('booking');
  const { lng, form, setNotice, byStaff } = useBooking();
  return (
    <>
      <ButtonLink size="s" look="solid" href={localePath(lng, byStaff ? '/admin/orders' : '/user/orders')}>
        {t(byStaff ? 'by_staff.to_orders' : 'refusal.orders_link')}
      </ButtonLink>
      <Button
        size="s"
        onClick={() => {
          form.set('idempotency_key', newKey());
          setNotice(null);
        }}
      >
        {t('refusal.send_as_new')}
      </Button>
    </>
  );
}
