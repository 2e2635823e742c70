import type { CrewOrder, DayList as List } from '@/features/order-desk/day-list/schema';
import { pagesOf } from '@/features/order-desk/domain/pages-of';
import { headCount } from '@/features/orders/domain/head-count';
import { heldUntil } from '@/features/orders/ui/held-until';
import { OrderLink } from '@/features/orders/ui/order-link';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { getAreaNames } from '@/shop/server';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/feedback/empty-state';
import { AddressLine, PhoneLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import paper from '@/ui/show/paper.module.css';
import { CrewBooking } from './crew-booking';
import { ticks } from './crew-diver';
import css from './day-list.module.css';

type Props = { lng: Locale; list: List };
type Departure = List['departures'][number];

const titleOf = ({ product, several, time }: Departure, lng: Locale): string =>
  several ? `${product.title} · ${clockTime(lng, time)}` : product.title;

/** A printable day: the pickup round first, then the departures from a new page, twelve guests a page. */
export async function DayList({ lng, list }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const unpaid = list.departures.reduce((sum, departure) => sum + departure.unpaid, 0);
  const held = unpaid > 0 && (
    <section className={css.held}>
      <p>{t('day.unpaid', { count: unpaid })}</p>
      <ul>
        {list.departures.flatMap((departure) =>
          departure.held.map((order) => (
            <li key={order.uuid}>
              <strong>{order.name}</strong>{' '}
              <OrderLink lng={lng} uuid={order.uuid}>
                {order.booking_id}
              </OrderLink>{' '}
              {[
                titleOf(departure, lng),
                headCount((what, values) => words(what, values), order),
                heldUntil(order, lng, words),
              ].join(' · ')}
            </li>
          )),
        )}
      </ul>
    </section>
  );
  if (list.divers === 0) {
    return (
      <>
        {held}
        <EmptyState title={t('day.none')} hint={t('day.noneHint')} />
      </>
    );
  }
  const going = list.departures.filter(({ divers }) => divers > 0);
  return (
    <div className={paper.list}>
      <Facts
        as="row"
        facts={[
          { label: t('day.divers'), value: list.divers },
          ...(list.companions > 0 ? [{ label: t('day.companions'), value: list.companions }] : []),
          { label: t('day.guides'), value: list.guides },
          { label: t('day.departures'), value: going.length },
        ]}
      />
      {held}
      <Pickups lng={lng} list={list} />
      {going.map((departure) => (
        <DepartureSheet key={departure.uuid} lng={lng} departure={departure} />
      ))}
    </div>
  );
}

const countOf = ({ divers, companions }: CrewOrder) => ({ divers: divers.length, companions: companions.length });

type Booking = Departure['bookings'][number];
type Round = Pick<List['pickups'][number], 'area' | 'window'>;
const isInRound = ({ pickup_area, pickup_window: pickupSpan }: Booking, { area, window: roundSpan }: Round) =>
  roundSpan ? pickup_area === area && pickupSpan?.from === roundSpan.from : pickupSpan === null;

async function Pickups({ lng, list }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const nameOf = await getAreaNames(lng);
  const bookings = list.departures.flatMap((departure) =>
    departure.bookings.map((booking) => ({ ...booking, goesTo: titleOf(departure, lng) })),
  );
  return (
    <section className={paper.sheet} aria-labelledby="pickups">
      <h2 id="pickups">{t('day.pickups')}</h2>
      <div className={css.rounds}>
        {list.pickups.map(({ area, window: roundSpan, ...round }) => (
          <section key={`${area} ${roundSpan?.from}`} className={css.round}>
            <h3>
              {area ? nameOf(area) : t('day.ownArrival')}
              {roundSpan && <span>{clockSpan(lng, roundSpan)}</span>}
              <span>{headCount((what, values) => words(what, values), round)}</span>
            </h3>
            <ul>
              {bookings
                .filter((booking) => isInRound(booking, { area, window: roundSpan }))
                .map((booking) => (
                  <li key={booking.uuid}>
                    <strong>{booking.name}</strong> ·{' '}
                    {headCount((what, values) => words(what, values), countOf(booking))} · {booking.goesTo}
                    <HowToReach booking={booking} withoutAddress={area && t('day.noAddress')} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Shows where the guests of a booking stay, unless they come on their own, and their phone. */
function HowToReach({ booking, withoutAddress }: { booking: CrewOrder; withoutAddress: string | null }) {
  const { pickup_address: address, phone } = booking;
  const where = address ? <AddressLine address={address} /> : withoutAddress;
  return (
    <span className={css.address}>
      {where}
      {where && phone && ' · '}
      {phone && <PhoneLine phone={phone} />}
    </span>
  );
}

async function DepartureSheet({ lng, departure }: { lng: Locale; departure: Departure }) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { uuid, day, days, guides, bookings } = departure;
  const about = [
    days > 1 && words('dayOf', { day, days }),
    headCount((what, values) => words(what, values), departure),
    t('day.guidesNeeded', { count: guides }),
  ];
  const pages = pagesOf(bookings);
  return (
    <section
      className={classNames(paper.sheet, css.departure, pages.length === 1 && css.fitsPage)}
      aria-labelledby={uuid}
    >
      <h2 id={uuid}>
        {titleOf(departure, lng)}
        <span>{about.filter(Boolean).join(' · ')}</span>
      </h2>
      <table className={classNames(paper.table, css.divers)}>
        <thead>
          <tr>
            <th scope="col">{t('day.diver')}</th>
            <th scope="col">{t('day.level')}</th>
            <th scope="col">{t('day.sizes')}</th>
            <th scope="col">{t('day.diet')}</th>
            {ticks.map((tick) => (
              <th key={tick} scope="col">
                {t(`day.${tick}`)}
              </th>
            ))}
          </tr>
        </thead>
        {pages.flatMap((page, number) =>
          page.map((booking, index) => (
            <CrewBooking key={booking.uuid} lng={lng} booking={booking} opensPage={number > 0 && index === 0} />
          )),
        )}
      </table>
    </section>
  );
}
