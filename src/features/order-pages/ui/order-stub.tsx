import type { OrderView } from '@/features/orders/schema';
import { bookAgainPath, voucherPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { ButtonLink } from '@/ui/action/button-link';
import { CalendarLink } from './calendar-link';
import { PayNow } from './pay-now';
import css from './pay-now.module.css';

type Props = { lng: Locale; order: OrderView; now: Date; isPaymentUnavailable: boolean };

async function NextStep({ lng, order: { uuid, status, product } }: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  const voucher = (look: 'next' | 'outline') => (
    <ButtonLink look={look} href={voucherPath(lng, uuid)}>
      {t('action.voucher')}
    </ButtonLink>
  );
  if (status === 'paid') return <CalendarLink lng={lng} uuid={uuid} />;
  if (status === 'confirmed')
    return (
      <span className={css.ways}>
        {voucher('next')}
        <CalendarLink lng={lng} uuid={uuid} />
      </span>
    );
  return (
    <span className={css.ways}>
      <ButtonLink look="solid" href={bookAgainPath(lng, product.slug)}>
        {t('action.again')}
      </ButtonLink>
      {status === 'completed' && voucher('outline')}
    </span>
  );
}

/** The status of an order with its next action. */
export async function OrderStub({ lng, order, now, isPaymentUnavailable }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: errors } = await getT(lng, 'errors');
  const { uuid, status, expires_at } = order;
  if (status === 'pending_payment') {
    if (!order.can.pay || !expires_at) return <p className={css.words}>{t('stub.holdExpired')}</p>;
    const seconds = (new Date(expires_at).getTime() - now.getTime()) / 1000;
    const before = isPaymentUnavailable ? errors('payment_unavailable') : null;
    return <PayNow uuid={uuid} amount={formatRupiah(order.due_left, lng)} seconds={seconds} faultBefore={before} />;
  }
  return (
    <>
      <p className={css.words}>{t(`stub.${status}`)}</p>
      <NextStep lng={lng} order={order} />
    </>
  );
}
