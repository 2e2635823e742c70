import type { StaffOrderView } from '@/features/order-desk/schema';
import { OrderMoney } from '@/features/orders/ui/order-money';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { Fold } from '@/ui/show/fold';
import { Panel } from '@/ui/show/panel';
import { LowerDue } from './lower-due';
import { OpenRefunds } from './open-refunds';
import { paymentFold } from './order-folds';
import { RefundPart } from './order-forms';
import css from './payments-panel.module.css';
import { StaffMoney } from './staff-money';
import { TakePayment } from './take-payment';

type Props = { lng: Locale; order: StaffOrderView };

/** Payments and the open balance, with the forms to take a payment and to refund a part. */
export async function PaymentsPanel({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { may, still_to_pay: open, total } = order;
  return (
    <Panel title={words('money.title')} flush>
      <div className={css.ledger}>
        <StaffMoney lng={lng} order={order} />
        <OpenRefunds lng={lng} order={order} />
      </div>
      {open > 0 && (
        <p className={css.open}>
          <span>{words('money.remaining')}</span>
          <strong>{formatRupiah(open, lng)}</strong>
        </p>
      )}
      <Fold title={t('priceFold')} hint={formatRupiah(total, lng)}>
        <OrderMoney lng={lng} order={order} />
      </Fold>
      {may.take_payment && (
        <Fold
          id={paymentFold}
          title={t('form.payment')}
          hint={t('counter.open', { amount: formatRupiah(order.payable, lng) })}
        >
          <TakePayment order={order} />
          {may.lower_due && <LowerDue order={order} />}
        </Fold>
      )}
      {may.refund && (
        <Fold title={t('form.refund')}>
          <RefundPart order={order} />
        </Fold>
      )}
    </Panel>
  );
}
