import { getT } from '../../../../i18n/server';
import type { Locale } from '../../../../shared/locales';
import { Alert } from '../../../../ui/feedback/alert';
import { Facts } from '../../../../ui/show/facts';
import { Panel } from '../../../../ui/show/panel';
import { DiverCard } from '../../ui/diver-card';
import { OrderFacts } from '../../ui/order-facts';
import { OrderMoney } from '../../ui/order-money';
import type { StaffOrderView } from '../schema';
import { OpenRefunds } from './open-refunds';
import { OrderDecisions } from './order-decisions';
import { AddNote, MoveOrder, RefundPart, TakePayment } from './order-forms';
import { StaffMoney } from './staff-money';
import css from './staff-order-page.module.css';
import { StaffTimeline } from './staff-timeline';

type Props = { lng: Locale; order: StaffOrderView };

async function Customer({ lng, order: { customer, placed_by, locale } }: Props) {
  const { t } = await getT(lng, 'shop');
  const language = new Intl.DisplayNames(lng, { type: 'language' }).of(locale);
  const facts = [
    { label: t('customer.name'), value: customer.name },
    { label: t('customer.email'), value: <a href={`mailto:${customer.email}`}>{customer.email}</a> },
    { label: t('customer.language'), value: language ?? locale },
    placed_by && { label: t('customer.placedBy'), value: placed_by },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

/** Everything of an order, and everything the staff can do with it. */
export async function StaffOrderPage({ lng, order }: Props) {
  const { t } = await getT(lng, 'shop');
  const { t: words } = await getT(lng, 'orders');
  const { may, emergency_contact: contact } = order;
  const divers = order.divers.map((diver, index) => ({ diver, number: index + 1 }));
  return (
    <div className={css.page}>
      {order.attention.map((reason) => (
        <Alert key={reason} tone="warning">
          {t(`attention.${reason}`)}
        </Alert>
      ))}
      <OrderDecisions lng={lng} order={order} />
      <Panel title={words('part.order')}>
        <OrderFacts lng={lng} order={order} />
      </Panel>
      <Panel title={t('customer.title')}>
        <Customer lng={lng} order={order} />
      </Panel>
      <Panel title={words('money.title')}>
        <OrderMoney lng={lng} order={order} />
        <StaffMoney lng={lng} order={order} />
        <OpenRefunds lng={lng} order={order} />
        {may.take_payment && <TakePayment order={order} />}
        {may.refund && <RefundPart order={order} />}
      </Panel>
      <Panel title={words('part.divers')}>
        {divers.map(({ diver, number }) => (
          <DiverCard key={number} lng={lng} diver={diver} number={number} />
        ))}
      </Panel>
      {order.add_ons.length > 0 && (
        <Panel title={words('part.addOns')}>
          <Facts facts={order.add_ons.map(({ name, quantity }) => ({ label: name, value: quantity }))} />
        </Panel>
      )}
      {contact && (
        <Panel title={words('part.emergency')}>
          <Facts
            facts={[
              { label: words('contact.name'), value: contact.name },
              { label: words('contact.phone'), value: contact.phone },
            ]}
          />
          {contact.message && <p>{contact.message}</p>}
        </Panel>
      )}
      {order.inquiry && (
        <Panel title={words('part.inquiry')}>
          <p>{order.inquiry}</p>
        </Panel>
      )}
      {may.move && (
        <Panel title={t('form.move')}>
          <MoveOrder order={order} />
        </Panel>
      )}
      <Panel title={t('timeline')}>
        <StaffTimeline lng={lng} order={order} />
        <AddNote order={order} />
      </Panel>
    </div>
  );
}
