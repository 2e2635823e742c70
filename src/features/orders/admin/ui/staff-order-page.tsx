import type { StaffOrderView } from '@/features/orders/admin/schema';
import { ApprovalFacts } from '@/features/orders/approvals/ui/approval-facts';
import { LowerDue } from '@/features/orders/counter/ui/lower-due';
import { OpenForms } from '@/features/orders/counter/ui/open-forms';
import { SamePhone } from '@/features/orders/counter/ui/same-phone';
import { TakePayment } from '@/features/orders/counter/ui/take-payment';
import { DoubleBookingWarning } from '@/features/orders/double-bookings/ui/double-booking-warning';
import { OrderInvoices } from '@/features/orders/invoices/ui/order-invoices';
import { ItemList } from '@/features/orders/items/ui/item-list';
import { GuestLink } from '@/features/orders/links/ui/guest-link';
import { WriteToCustomer } from '@/features/orders/messages/ui/write-to-customer';
import { OrderFacts } from '@/features/orders/ui/order-facts';
import { OrderMoney } from '@/features/orders/ui/order-money';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import { Customer } from './customer';
import { EndItem } from './end-item';
import { FirstActions } from './first-actions';
import { MoveItems } from './move-items';
import { MoveRequested } from './move-requested';
import { OpenRefunds } from './open-refunds';
import { OrderDecisions } from './order-decisions';
import { AddNote, RefundPart } from './order-forms';
import { OrderParts } from './order-parts';
import { StaffMoney } from './staff-money';
import css from './staff-order-page.module.css';
import { StaffTimeline } from './staff-timeline';
import { StaffWrongAmount } from './staff-wrong-amount';

type Props = { lng: Locale; order: StaffOrderView };

export async function StaffOrderPage({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { may } = order;
  return (
    <div className={css.page}>
      <StaffWrongAmount lng={lng} order={order} />
      {order.attention
        .filter((reason) => reason !== 'wrong_amount' && reason !== 'move_requested')
        .map((reason) => (
          <Alert key={reason} tone="warning">
            {t(`attention.${reason}`)}
          </Alert>
        ))}
      <DoubleBookingWarning found={order.double_bookings} />
      <MoveRequested lng={lng} order={order} />
      {order.approval && (
        <Panel title={t('approval.title')}>
          <ApprovalFacts lng={lng} uuid={order.uuid} approval={order.approval} />
        </Panel>
      )}
      <FirstActions order={order} />
      {may.take_payment && (
        <Panel title={t('form.payment')}>
          <TakePayment order={order} />
          {may.lower_due && <LowerDue order={order} />}
        </Panel>
      )}
      <OrderDecisions lng={lng} order={order} />
      <OpenForms lng={lng} order={order} />
      <div className={css.sides}>
        <div>
          <Panel title={words('part.order')}>
            <OrderFacts lng={lng} order={order} state={t(`status.${order.status}`)} />
          </Panel>
          <ItemList
            lng={lng}
            order={order}
            state={t(`status.${order.status}`)}
            actionsFor={(item) => <EndItem lng={lng} order={order} item={item} />}
          />
          <OrderParts lng={lng} order={order} />
          {order.customer.email !== null && order.customer.active && (
            <Panel title={t('form.write')}>
              <WriteToCustomer order={order} />
            </Panel>
          )}
          <Panel title={t('timeline')}>
            <StaffTimeline lng={lng} order={order} />
            <AddNote order={order} />
          </Panel>
        </div>
        <div>
          <Panel title={t('customer.title')}>
            <Customer lng={lng} order={order} />
            <SamePhone lng={lng} order={order} />
          </Panel>
          <Panel title={t('link.title')}>
            <GuestLink order={order} />
          </Panel>
          <Panel title={words('money.title')}>
            <OrderMoney lng={lng} order={order} />
            <StaffMoney lng={lng} order={order} />
            <OpenRefunds lng={lng} order={order} />
            {may.refund && <RefundPart order={order} />}
          </Panel>
          <Panel title={t('invoices.title')}>
            <OrderInvoices lng={lng} uuid={order.uuid} />
          </Panel>
          {may.move && (
            <Panel title={t('form.move')}>
              <MoveItems lng={lng} order={order} />
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}
