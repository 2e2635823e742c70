import { OrderInvoices } from '@/features/invoices/ui/order-invoices';
import { ApprovalFacts } from '@/features/order-desk/approvals/ui/approval-facts';
import { WriteToCustomer } from '@/features/order-desk/messages/ui/write-to-customer';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { Customer } from '@/features/order-desk/ui/customer';
import { EndItem } from '@/features/order-desk/ui/end-item';
import { FirstActions } from '@/features/order-desk/ui/first-actions';
import { LowerDue } from '@/features/order-desk/ui/lower-due';
import { MoveItems } from '@/features/order-desk/ui/move-items';
import { MoveRequested } from '@/features/order-desk/ui/move-requested';
import { OpenForms } from '@/features/order-desk/ui/open-forms';
import { OpenRefunds } from '@/features/order-desk/ui/open-refunds';
import { OrderDecisions } from '@/features/order-desk/ui/order-decisions';
import { AddNote, RefundPart } from '@/features/order-desk/ui/order-forms';
import { OrderParts } from '@/features/order-desk/ui/order-parts';
import { SamePhone } from '@/features/order-desk/ui/same-phone';
import { SettleMisfit } from '@/features/order-desk/ui/settle-misfit';
import { StaffMoney } from '@/features/order-desk/ui/staff-money';
import { StaffTimeline } from '@/features/order-desk/ui/staff-timeline';
import { StaffWrongAmount } from '@/features/order-desk/ui/staff-wrong-amount';
import { TakePayment } from '@/features/order-desk/ui/take-payment';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import { ItemList } from '@/features/orders/ui/item-list';
import { OrderFacts } from '@/features/orders/ui/order-facts';
import { OrderMoney } from '@/features/orders/ui/order-money';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Alert } from '@/ui/feedback/alert';
import { Panel } from '@/ui/show/panel';
import { GuestLink } from './guest-link';
import css from './staff-order-page.module.css';

type Props = { lng: Locale; order: StaffOrderView };

export async function StaffOrderPage({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { may } = order;
  return (
    <div className={css.page}>
      <StaffWrongAmount lng={lng} order={order} />
      {order.attention
        .filter((reason) => !['wrong_amount', 'move_requested', 'misfit'].includes(reason))
        .map((reason) => (
          <Alert key={reason} tone="warning">
            {t(`attention.${reason}`)}
          </Alert>
        ))}
      <SettleMisfit order={order} />
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
