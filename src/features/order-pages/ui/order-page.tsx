import type { ReactNode } from 'react';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import type { InvoiceCard } from '@/features/invoices/schema';
import { OwnInvoices } from '@/features/invoices/ui/own-invoices';
import { PlansChanged } from '@/features/order-pages/changes/ui/plans-changed';
import { OrderStay, type Stay } from '@/features/order-pages/stay/ui/order-stay';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';
import { diverFacts } from '@/features/orders/ui/diver-facts';
import { flightText } from '@/features/orders/ui/flight-text';
import { ItemList } from '@/features/orders/ui/item-list';
import { Timeline } from '@/features/orders/ui/timeline';
import type { ReadinessView } from '@/features/ready/schema';
import { OwnDiverLink } from '@/features/ready/ui/own-diver-link';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { Alert } from '@/ui/feedback/alert';
import { Facts } from '@/ui/show/facts';
import { MoneyBackNotice } from './money-back-notice';
import { NextAction } from './next-action';
import { OrderBill } from './order-bill';
import { OrderCard } from './order-card';
import { OrderHelp } from './order-help';
import css from './order-page.module.css';
import { OrderPeople } from './order-people';
import { OrderTools } from './order-tools';
import { OwnEmergency } from './own-emergency';
import { WrongAmount } from './wrong-amount';

type Props = {
  lng: Locale;
  order: OrderView;
  invoices: InvoiceCard[];
  now: Date;
  isPaymentUnavailable: boolean;
  /** The divers' leaders, once known. */
  crew: ReactNode;
  stay: Stay | null;
  readiness: ReadinessView;
};

/** The known flights of the people, judged against their dives. */
async function Flights({ lng, order }: Pick<Props, 'lng' | 'order'>) {
  const { t } = await getT(lng, 'orders');
  if (!order.no_fly_until) return null;
  return order.flights.map((flight) => (
    <Alert
      key={`${flight.flight_date} ${flight.flight_time}`}
      tone={flight.answer === 'fine' ? 'info' : 'warning'}
      title={t('flight.label')}
    >
      {t(`flight.${flight.answer}`, { flight: flightText(lng, flight) })}
    </Alert>
  ));
}

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
      <Flights lng={lng} order={order} />
    </>
  );
}

/** Answers of a diver; fields without an answer are left out. */
async function GivenFacts({ lng, order, position }: Pick<Props, 'lng' | 'order'> & { position: number }) {
  const diver = order.divers[position];
  if (!diver) return null;
  const { person, certification } = await diverFacts({ lng, diver, addOns: order.add_ons });
  return <Facts facts={[...certification, ...person].filter(({ value }) => value !== null)} />;
}

function People({ lng, order, readiness }: Pick<Props, 'lng' | 'order' | 'readiness'>) {
  return (
    <OrderPeople
      lng={lng}
      order={order}
      contact={order.emergency_contact}
      readiness={readiness}
      linkOf={(position, name) => <OwnDiverLink uuid={order.uuid} position={position} name={name} />}
      contactForm={<OwnEmergency uuid={order.uuid} country={phoneCountry(peopleBooked(order))} />}
      factsOf={(position) => <GivenFacts lng={lng} order={order} position={position} />}
    />
  );
}

/** An order from what comes next to what happened so far, in two columns on a wide screen. */
export async function OrderPage({ lng, order, invoices, now, isPaymentUnavailable, crew, stay, readiness }: Props) {
  const { t } = await getT(lng, 'orders');
  return (
    <div className={css.page} data-wide="">
      <div className={css.column}>
        <OrderCard
          as="h1"
          lng={lng}
          order={order}
          next={<NextAction {...{ lng, order, readiness, now, isPaymentUnavailable }} />}
          tools={<OrderTools lng={lng} order={order} />}
        />
        <News lng={lng} order={order} now={now} />
        <People lng={lng} order={order} readiness={readiness} />
        {crew}
        <ItemList lng={lng} order={order} state={t(`status.${order.status}`)} isOnly />
        <OrderBill lng={lng} order={order}>
          <OwnInvoices lng={lng} uuid={order.uuid} invoices={invoices} />
        </OrderBill>
      </div>
      <div className={css.column}>
        {stay && <OrderStay lng={lng} order={order} stay={stay} />}
        <PlansChanged lng={lng} order={order} now={now} />
        <OrderHelp lng={lng} order={order}>
          {order.inquiry && (
            <details className={css.fold}>
              <summary>{t('part.message')}</summary>
              <p className={css.written}>{order.inquiry}</p>
            </details>
          )}
          <details className={css.fold}>
            <summary>{t('part.timeline')}</summary>
            <Timeline lng={lng} entries={order.timeline} />
          </details>
        </OrderHelp>
      </div>
    </div>
  );
}
