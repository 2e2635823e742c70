'use client';
import { selectedOrdersPath } from '@/features/availability/domain/selected-orders';
import { useT } from '@/i18n/client';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { OfficeButton } from '@/ui/access/office-button';

/** Links to the orders that hold seats on a day, already selected for bulk actions. */
export function OrdersOfDay({ date }: { date: Day }) {
  const { t, lng } = useT('outings-admin');
  return (
    <OfficeButton lng={lng} path={selectedOrdersPath({ seats_on: date })}>
      {t('remedy.ordersOfDay')}
      <span className="only-read-aloud"> {formatDay(date, lng, 'full')}</span>
    </OfficeButton>
  );
}
