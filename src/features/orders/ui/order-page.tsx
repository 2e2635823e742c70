import { hasCalendar, hasVoucher } from '@/features/orders/domain/order-state';
import type { InvoiceCard } from '@/features/orders/invoices/schema';
import { OwnInvoices } from '@/features/orders/invoices/ui/own-invoices';
import { EndItem } from '@/features/orders/items/ui/end-item';
import { ItemList } from '@/features/orders/items/ui/item-list';
import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { phoneInWords } from '@/shared/schema/phone';
import { ButtonLink } from '@/ui/action/button-link';
import { Alert } from '@/ui/feedback/alert';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';
import { CalendarLink } from './calendar-link';
import { DiverCard } from './diver-card';
import { GiveUp } from './give-up';
import { OrderCard } from './order-card';
import { OrderFacts } from './order-facts';
import { OrderHelp } from './order-help';
import { OrderMoney } from './order-money';
import css from './order-page.module.css';
import { OrderStub } from './order-stub';
import { voucherPath } from './paths';
import { Timeline } from './timeline';
import { WrongAmount } from './wrong-amount';

type Props = {
  lng: Locale;
  order: OrderView;
  invoices: InvoiceCard[];
  now: Date;
  isPaymentUnavailable: boolean;
};

/** Notices that come before the rest of the page. */
async function News({ lng, order }: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  const { refunding, decline_reason } = order;
  return (
    <>
      {decline_reason && (
        <Alert tone="warning" title={t('declined')}>
          {decline_reason}
        </Alert>
      )}
      <WrongAmount lng={lng} order={order} />
      {refunding > 0 && <Alert tone="info">{t('refunding', { amount: inRupiah(refunding, lng) })}</Alert>}
    </>
  );
}

/** The calendar file and the voucher, once the order has a voucher. */
async function Papers({ lng, order: { uuid, status } }: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  if (!hasVoucher(status) || !hasCalendar(status)) return null;
  return (
    <div className={css.papers}>
      <CalendarLink lng={lng} uuid={uuid} />
      <ButtonLink href={voucherPath(lng, uuid)}>{t('do.print')}</ButtonLink>
    </div>
  );
}

async function AddOns({ lng, order: { add_ons } }: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  if (add_ons.length === 0) return <p className={css.nothing}>{t('noAddOns')}</p>;
  const facts = add_ons.map(({ name, quantity, price, amount }) => ({
    label: name,
    value: `${t('money.unitPrice', { quantity, price: inRupiah(price, lng) })} = ${inRupiah(amount, lng)}`,
  }));
  return <Facts facts={facts} />;
}

async function EmergencyContact({ lng, order: { emergency_contact: contact } }: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  if (!contact) return <p className={css.nothing}>{t('noEmergency')}</p>;
  const facts = [
    { label: t('contact.name'), value: contact.name },
    { label: t('contact.phone'), value: phoneInWords(contact.phone) },
    contact.relationship && { label: t('contact.relationship'), value: contact.relationship },
    contact.message && { label: t('contact.message'), value: contact.message },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

/** An order with all its details; the boarding card comes first. */
export async function OrderPage({ lng, order, invoices, now, isPaymentUnavailable }: Props) {
  const { t } = await getT(lng, 'orders');
  const divers = order.divers.map((diver, index) => ({ diver, number: index + 1 }));
  const { can } = order;
  return (
    <div className={css.page}>
      <OrderCard
        as="h1"
        lng={lng}
        order={order}
        stub={<OrderStub lng={lng} order={order} now={now} isPaymentUnavailable={isPaymentUnavailable} />}
      />
      <News lng={lng} order={order} />
      <Papers lng={lng} order={order} />
      <Panel title={t('money.title')}>
        <OrderMoney lng={lng} order={order} />
        <OwnInvoices lng={lng} uuid={order.uuid} invoices={invoices} />
      </Panel>
      <Panel title={t('part.order')}>
        <OrderFacts lng={lng} order={order} state={t(`status.${order.status}`)} />
      </Panel>
      <ItemList
        lng={lng}
        order={order}
        state={t(`status.${order.status}`)}
        actionsFor={(item) => <EndItem lng={lng} uuid={order.uuid} item={item} />}
      />
      <Panel title={t('part.divers')}>
        {divers.map(({ diver, number }) => (
          <DiverCard key={number} lng={lng} diver={diver} number={number} />
        ))}
      </Panel>
      <Panel title={t('part.addOns')}>
        <AddOns lng={lng} order={order} />
      </Panel>
      <Panel title={t('part.emergency')}>
        <EmergencyContact lng={lng} order={order} />
      </Panel>
      <Panel title={t('part.inquiry')}>
        <p className={order.inquiry ? css.written : css.nothing}>{order.inquiry ?? t('noInquiry')}</p>
      </Panel>
      <Panel title={t('part.timeline')}>
        <Timeline lng={lng} entries={order.timeline} />
      </Panel>
      <Panel title={t('part.help')}>
        <OrderHelp lng={lng} bookingId={order.booking_id} />
      </Panel>
      {(can.cancel || can.refund) && (
        <Panel title={t('giveUp.title')}>
          <p>{t('giveUp.lead')}</p>
          <GiveUp lng={lng} order={order} />
        </Panel>
      )}
    </div>
  );
}
