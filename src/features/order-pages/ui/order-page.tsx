import type { ReactNode } from 'react';
import { OwnOpenForms } from '@/features/counter/ui/own-open-forms';
import type { InvoiceCard } from '@/features/invoices/schema';
import { OwnInvoices } from '@/features/invoices/ui/own-invoices';
import { PlansChanged } from '@/features/order-pages/changes/ui/plans-changed';
import type { OrderView } from '@/features/orders/schema';
import { AddOnFacts } from '@/features/orders/ui/add-on-facts';
import { companionFacts } from '@/features/orders/ui/companion-facts';
import { DiverCard } from '@/features/orders/ui/diver-card';
import { ItemList } from '@/features/orders/ui/item-list';
import { OrderFacts } from '@/features/orders/ui/order-facts';
import { OrderMoney } from '@/features/orders/ui/order-money';
import { Timeline } from '@/features/orders/ui/timeline';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Alert } from '@/ui/feedback/alert';
import { PhoneLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { MoneyBackNotice } from './money-back-notice';
import { OrderCard } from './order-card';
import { OrderHelp } from './order-help';
import css from './order-page.module.css';
import { OrderStub } from './order-stub';
import { WrongAmount } from './wrong-amount';

type Props = {
  lng: Locale;
  order: OrderView;
  invoices: InvoiceCard[];
  now: Date;
  isPaymentUnavailable: boolean;
  /** The divers' leaders, once known. */
  crew: ReactNode;
};

/** Notices that come before the rest of the page. */
async function News({ lng, order, now }: Pick<Props, 'lng' | 'order' | 'now'>) {
  const { t } = await getT(lng, 'orders');
  const { decline_reason } = order;
  return (
    <>
      {decline_reason && (
        <Alert tone="warning" title={t('declined')}>
          {decline_reason}
        </Alert>
      )}
      <WrongAmount lng={lng} order={order} />
      <MoneyBackNotice lng={lng} order={order} now={now} />
    </>
  );
}

async function EmergencyContact({
  lng,
  order: { emergency_contact: contact, open_forms },
}: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  if (!contact)
    return <p className={css.nothing}>{t(open_forms.emergency_contact ? 'openEmergency' : 'noEmergency')}</p>;
  const facts = [
    { label: t('contact.name'), value: contact.name },
    { label: t('contact.phone'), value: <PhoneLine phone={contact.phone} /> },
    contact.relationship && { label: t('contact.relationship'), value: contact.relationship },
    contact.message && { label: t('contact.message'), value: contact.message },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

/** An order with all its details; the boarding card comes first. */
export async function OrderPage({ lng, order, invoices, now, isPaymentUnavailable, crew }: Props) {
  const { t } = await getT(lng, 'orders');
  const divers = order.divers.map((diver, index) => ({ diver, number: index + 1 }));
  return (
    <div className={css.page}>
      <OrderCard
        as="h1"
        lng={lng}
        order={order}
        stub={<OrderStub lng={lng} order={order} now={now} isPaymentUnavailable={isPaymentUnavailable} />}
      />
      <News lng={lng} order={order} now={now} />
      <OwnOpenForms lng={lng} order={order} />
      {crew}
      <Panel title={t('money.title')}>
        <OrderMoney lng={lng} order={order} />
        <OwnInvoices lng={lng} uuid={order.uuid} invoices={invoices} />
      </Panel>
      <Panel title={t('part.order')}>
        <OrderFacts lng={lng} order={order} state={t(`status.${order.status}`)} hasCard />
      </Panel>
      <ItemList lng={lng} order={order} state={t(`status.${order.status}`)} isOnly />
      <Panel title={t('part.divers')}>
        {divers.map(({ diver, number }) => (
          <DiverCard key={number} lng={lng} diver={diver} number={number} addOns={order.add_ons} />
        ))}
        <Facts facts={companionFacts(order, t)} />
      </Panel>
      <Panel title={t('part.addOns')}>
        {order.add_ons.length > 0 ? (
          <AddOnFacts lng={lng} order={order} />
        ) : (
          <p className={css.nothing}>{t('noAddOns')}</p>
        )}
      </Panel>
      <Panel title={t('part.emergency')}>
        <EmergencyContact lng={lng} order={order} />
      </Panel>
      <Panel title={t('part.inquiry')}>
        <p className={order.inquiry ? css.written : css.nothing}>{order.inquiry ?? t('noInquiry')}</p>
      </Panel>
      <PlansChanged lng={lng} order={order} now={now} />
      <Panel title={t('part.timeline')}>
        <Timeline lng={lng} entries={order.timeline} />
      </Panel>
      <Panel title={t('part.help')}>
        <OrderHelp lng={lng} order={order} />
      </Panel>
    </div>
  );
}
