import { IconCalendarPlus, IconTicket } from '@tabler/icons-react';
import Link from 'next/link';
import type { OrderView } from '@/features/orders/schema';
import { calendarPath, voucherPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import { ShareOrder } from './share-order';

type Shared = Pick<OrderView, 'product' | 'activity_date' | 'status'>;

const sharedStatuses = ['paid', 'confirmed'];

/** Shares the trip and its day, with the address of the site, never that of the order. */
export async function ShareTool({ lng, order }: { lng: Locale; order: Shared }) {
  const { t } = await getT(lng, 'orders');
  const { product, activity_date: day, status } = order;
  if (!sharedStatuses.includes(status)) return null;
  const { name: shop } = (await getShop()).identity;
  const text = t('share.text', { trip: product.title, date: formatDay(day, lng, 'full'), shop });
  return <ShareOrder label={t('share.action')} text={text} path={localePath(lng, '/')} />;
}

/** The voucher and the calendar file of an order, once there are any. */
export async function OrderTools({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = await getT(lng, 'orders');
  const { uuid, status } = order;
  const hasVoucher = status === 'confirmed' || status === 'completed';
  const isComing = sharedStatuses.includes(status);
  if (!hasVoucher && !isComing) return null;
  return (
    <>
      {hasVoucher && (
        <Link href={voucherPath(lng, uuid)}>
          <IconTicket aria-hidden="true" />
          {t('tool.voucher')}
        </Link>
      )}
      {isComing && (
        <a href={calendarPath(lng, uuid)} download>
          <IconCalendarPlus aria-hidden="true" />
          {t('tool.calendar')}
        </a>
      )}
      <ShareTool lng={lng} order={order} />
    </>
  );
}
