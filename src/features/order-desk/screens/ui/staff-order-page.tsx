import { ApprovalFacts } from '@/features/order-desk/approvals/ui/approval-facts';
import { WriteToCustomer } from '@/features/order-desk/messages/ui/write-to-customer';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { Customer } from '@/features/order-desk/ui/customer';
import { DocumentsPanel } from '@/features/order-desk/ui/documents-panel';
import { EndItem } from '@/features/order-desk/ui/end-item';
import { MoveItems } from '@/features/order-desk/ui/move-items';
import { MoveRequested } from '@/features/order-desk/ui/move-requested';
import { OrderFactsStrip } from '@/features/order-desk/ui/order-facts-strip';
import { linkFold } from '@/features/order-desk/ui/order-folds';
import { AddNote } from '@/features/order-desk/ui/order-forms';
import { OrderFormsPanel } from '@/features/order-desk/ui/order-forms-panel';
import { OrderHead } from '@/features/order-desk/ui/order-head';
import { PaymentsPanel } from '@/features/order-desk/ui/payments-panel';
import { SamePhone } from '@/features/order-desk/ui/same-phone';
import { SettleQuestions } from '@/features/order-desk/ui/settle-questions';
import { StaffTimeline } from '@/features/order-desk/ui/staff-timeline';
import { StaffWrongAmount } from '@/features/order-desk/ui/staff-wrong-amount';
import { DoubleBookingWarning } from '@/features/orders/ui/double-booking-warning';
import { ItemList } from '@/features/orders/ui/item-list';
import type { StaffHealthView } from '@/features/ready/health/schema';
import { StaffHealth } from '@/features/ready/health/ui/staff-health';
import type { ReadinessView } from '@/features/ready/schema';
import { StaffReadyList } from '@/features/ready/ui/staff-ready-list';
import { StaffWaivers } from '@/features/ready/ui/staff-waivers';
import type { WaiversView } from '@/features/ready/waiver/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Alert } from '@/ui/feedback/alert';
import { Fold } from '@/ui/show/fold';
import { Panel } from '@/ui/show/panel';
import { GuestLink } from './guest-link';
import css from './staff-order-page.module.css';

type Props = {
  lng: Locale;
  order: StaffOrderView;
  readiness: ReadinessView;
  waivers: WaiversView;
  health: StaffHealthView;
};

export async function StaffOrderPage({ lng, order, readiness, waivers, health }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { may, customer, decline_reason } = order;
  return (
    <div className={css.page}>
      <OrderHead lng={lng} order={order} />
      <StaffWrongAmount lng={lng} order={order} />
      {order.attention
        .filter((reason) => !['wrong_amount', 'move_requested', 'misfit', 'flight'].includes(reason))
        .map((reason) => (
          <Alert key={reason} tone="warning">
            {t(`attention.${reason}`)}
          </Alert>
        ))}
      <SettleQuestions order={order} />
      <DoubleBookingWarning found={order.double_bookings} />
      <MoveRequested lng={lng} order={order} />
      {decline_reason && <Alert tone="info">{decline_reason}</Alert>}
      {order.approval && (
        <Panel title={t('approval.title')}>
          <ApprovalFacts lng={lng} uuid={order.uuid} approval={order.approval} />
        </Panel>
      )}
      <OrderFactsStrip lng={lng} order={order} />
      <div className={css.sides}>
        <div>
          <ItemList
            lng={lng}
            order={order}
            state={t(`status.${order.status}`)}
            actionsFor={(item) => <EndItem lng={lng} order={order} item={item} />}
          />
          <OrderFormsPanel lng={lng} order={order} />
          <StaffReadyList lng={lng} order={order} readiness={readiness} />
          <StaffHealth lng={lng} order={order} health={health} />
          <StaffWaivers {...{ lng, order, readiness, waivers }} />
          <PaymentsPanel lng={lng} order={order} />
          <Panel title={t('timeline')}>
            <StaffTimeline lng={lng} order={order} />
            <AddNote order={order} />
          </Panel>
        </div>
        <div>
          <DocumentsPanel lng={lng} order={order} />
          <Panel title={t('customer.title')}>
            <Customer lng={lng} order={order} />
            <SamePhone lng={lng} order={order} />
          </Panel>
          <Panel flush>
            {customer.email !== null && customer.active && (
              <Fold title={t('form.write')}>
                <WriteToCustomer order={order} />
              </Fold>
            )}
            <Fold id={linkFold} title={t('link.title')}>
              <GuestLink order={order} />
            </Fold>
            {may.move && (
              <Fold title={t('form.move')} opensWide>
                <MoveItems lng={lng} order={order} />
              </Fold>
            )}
          </Panel>
        </div>
      </div>
    </div>
  );
}
