import { IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import type { OrderCard, OrderView } from '@/features/orders/schema';
import { anotherDayPath, orderPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { dayParts } from '@/shared/time/day-parts';
import type { Day } from '@/shared/time/days';
import { Panel } from '@/ui/show/panel';
import css from './order-stay.module.css';

/** The other orders of a guest's stay, and the days that can be added. */
export type Stay = {
  others: readonly OrderCard[];
  days: readonly { date: Day; trips: number }[];
  /** The best fitting trips of these days, filled in with one tap. */
  trips: readonly { slug: string; title: string; date: Day; quantity: string }[];
};

type Props = { lng: Locale; order: OrderView; stay: Stay };

type RowProps = { lng: Locale; day: Day; title: string; line: string; href?: string };

function StayDay({ lng, day, title, line, href }: RowProps) {
  const { weekday, date, month } = dayParts(day, lng, 'short');
  const words = (
    <>
      <span className={css.date}>
        <span>{weekday}</span>
        {date}
        <span>{month}</span>
      </span>
      <span>
        <strong>{title}</strong>
        <small>{line}</small>
      </span>
    </>
  );
  if (!href)
    return (
      <li className={css.day} data-now="">
        {words}
      </li>
    );
  return (
    <li>
      <Link className={css.day} href={href}>
        {words}
        <IconChevronRight aria-hidden="true" />
      </Link>
    </li>
  );
}

/** The days of a stay in their order, and one more to add: a new order, filled in. */
export async function OrderStay({ lng, order, stay }: Props) {
  const { t } = await getT(lng, 'orders');
  const own = order.items
    .filter(({ state }) => state === 'booked')
    .map((item) => ({ key: item.uuid, day: item.activity_date, title: item.product.title, line: t('stay.thisDay') }));
  const others = stay.others.map((other) => ({
    key: other.uuid,
    day: other.activity_date,
    title: other.product.title,
    line: t(`status.${other.status}`),
    href: orderPath(lng, other.uuid),
  }));
  const days = [...own, ...others].sort((one, other) => (one.day < other.day ? -1 : 1));
  if (own.length === 0) return null;
  return (
    <Panel title={t('stay.title')}>
      <ul className={css.stay}>
        {days.map(({ key, ...day }) => (
          <StayDay key={key} lng={lng} {...day} />
        ))}
      </ul>
      <AddDay lng={lng} order={order} stay={stay} />
    </Panel>
  );
}

function ShortDay({ lng, day }: { lng: Locale; day: Day }) {
  const { weekday, date } = dayParts(day, lng, 'short');
  return (
    <time dateTime={day}>
      {weekday} {date}
    </time>
  );
}

async function AddDay({ lng, order, stay }: Props) {
  const { t } = await getT(lng, 'orders');
  return (
    <section className={css.add} aria-label={t('stay.add')}>
      <h3>{t('stay.add')}</h3>
      <p>{t('stay.addLead')}</p>
      <ul className={css.chips}>
        {stay.days.map(({ date, trips }) => (
          <li key={date}>
            <Link href={anotherDayPath(lng, order.uuid, { date })} prefetch={false}>
              <ShortDay lng={lng} day={date} />
              <small>{t('stay.trips', { count: trips })}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link href={anotherDayPath(lng, order.uuid)} prefetch={false}>
            {t('stay.other')}
            <small>{t('stay.otherDates')}</small>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** After the payment: trips on the next days, each a new order with people, sizes and pickup filled in. */
export async function StayLonger({ lng, order, stay }: Props) {
  const { t } = await getT(lng, 'orders');
  return (
    <Panel title={t('stay.longer')}>
      <p>{t('stay.addLead')}</p>
      <ul className={css.stay}>
        {stay.trips.map(({ slug, title, date, quantity }) => (
          <StayDay
            key={slug}
            lng={lng}
            day={date}
            title={title}
            line={t('stay.addThis')}
            href={anotherDayPath(lng, order.uuid, { product: slug, date, quantity })}
          />
        ))}
      </ul>
      <AddDay lng={lng} order={order} stay={stay} />
    </Panel>
  );
}
