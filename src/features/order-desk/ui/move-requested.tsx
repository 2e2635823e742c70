import type { StaffOrderView } from '@/features/order-desk/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { Alert } from '@/ui/feedback/alert';

/** The day the customer asks for and their message, until staff have answered. */
export async function MoveRequested({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'orders-admin');
  const { move_request: request, items, product } = order;
  if (!request) return null;
  const item = items.find(({ uuid }) => uuid === request.item)?.product.title ?? product.title;
  return (
    <Alert tone="warning" title={t('moveRequest', { item, date: formatDay(request.activity_date, lng, 'full') })}>
      {request.message && <p>{request.message}</p>}
      <p>{t('moveRequestHint')}</p>
    </Alert>
  );
}
