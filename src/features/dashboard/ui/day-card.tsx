'use client';
import { IconAlertTriangle, IconBrandWhatsapp } from '@tabler/icons-react';
import Link from 'next/link';
import type { CrewOfDay } from '@/features/day-board/schema';
import type { DayOfDepartures } from '@/features/order-desk/day-list/schema';
import { headCount } from '@/features/orders/domain/head-count';
import { notReadyPath } from '@/features/ready/domain/not-ready-path';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { type Locale, localePath } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { internationalDigits } from '@/shared/schema/phone';
import { clockTime } from '@/shared/time/clock-times';
import { useAreaName } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { ButtonLink } from '@/ui/action/button-link';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './day-card.module.css';
import { keepFresh } from './keep-fresh';
import type { RemediesOfDay } from './remedies';

type Outing = CrewOfDay['outings'][number];
type Props = {
  lng: Locale;
  name: string;
  day: DayOfDepartures;
  crew: CrewOfDay | undefined;
  remedies: RemediesOfDay;
  /** Leaves out guides, and the state of boats without trouble. */
  brief: boolean;
};

type Ask = { name: string; phone: string; text: string };

type BoatProps = { lng: Locale; outing: Outing; published: boolean; asks: readonly Ask[]; brief: boolean };

function Boat({ lng, outing, published, asks, brief }: BoatProps) {
  const { t } = useT('dashboard');
  const { name, kind, time, captain, leaders, used, seats, hotels_missing: hotels } = outing;
  const missing = captain === null ? t(kind === 'van' ? 'crew.noDriver' : 'crew.noCaptain') : null;
  const trouble = missing ?? (leaders.length === 0 ? t('crew.noLeader') : null);
  return (
    <li data-trouble={trouble !== null || undefined}>
      <time>{time && clockTime(lng, time)}</time>
      <div>
        <p className={css.boat}>
          <strong>{name}</strong> {t('day.seats', { taken: used, capacity: seats })}
        </p>
        {trouble && (
          <p className={css.trouble}>
            <IconAlertTriangle aria-hidden="true" />
            {trouble}
          </p>
        )}
        {captain && <p className={css.captain}>{captain}</p>}
        {!brief && leaders.length > 0 && <p className={css.leaders}>{formatList(lng, leaders)}</p>}
      </div>
      {!trouble && !brief && <Readiness {...{ hotels, published }} />}
      {missing && asks.length > 0 && (
        <div className={css.asks}>
          {asks.map((one) => (
            <ButtonLink
              key={one.phone}
              target="_blank"
              rel="noreferrer"
              prefetch={false}
              href={chatLink(internationalDigits(one.phone), one.text)}
              icon={<IconBrandWhatsapp aria-hidden="true" />}
            >
              {t('crew.ask', { name: one.name })}
            </ButtonLink>
          ))}
        </div>
      )}
    </li>
  );
}

/** The state of a boat that lacks nobody of its crew. */
function Readiness({ hotels, published }: { hotels: number; published: boolean }) {
  const { t } = useT('outings-admin');
  if (hotels > 0) return <StatusBadge tone="warning">{t('readiness.hotels', { count: hotels })}</StatusBadge>;
  return published ? (
    <StatusBadge tone="success">{t('board.ready')}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{t('readiness.planned')}</StatusBadge>
  );
}

/** Boats and trips are counted only where the reader may see the crew; otherwise the departures stand for them. */
function Sailings({ lng, day, crew, brief }: Pick<Props, 'lng' | 'day' | 'crew' | 'brief'>) {
  const { t } = useT('dashboard');
  const { t: orders } = useT('orders');
  const isShort = crew?.outings.some(({ captain }) => captain === null) ?? false;
  const open = trpc.admin.dashboard.captains.useQuery({ date: day.date }, { ...keepFresh, enabled: isShort });
  const asksFor = ({ name, time }: Outing) =>
    open.data?.find((one) => one.vehicle === name && one.time === time)?.captains ?? [];
  if (day.departures.length === 0) return <p className={css.none}>{t('day.none')}</p>;
  return (
    <ul className={css.boats}>
      {crew?.outings.map((outing) => (
        <Boat
          key={`${outing.name} ${outing.time}`}
          {...{ lng, outing, brief }}
          published={crew.published}
          asks={asksFor(outing)}
        />
      ))}
      {(crew?.outings.length ?? 0) === 0 &&
        day.departures.map(({ uuid, product, time, divers, companions }) => (
          <li key={uuid}>
            <time>{clockTime(lng, time)}</time>
            <p className={css.boat}>
              <strong>{product.title}</strong>{' '}
              {headCount((what, values) => orders(what, values), { divers, companions })}
            </p>
          </li>
        ))}
      {crew && crew.on_land.length > 0 && (
        <li>
          <time />
          <div>
            <p className={css.boat}>
              <strong>{t('crew.onLand')}</strong>
            </p>
            <p className={css.leaders}>{formatList(lng, crew.on_land)}</p>
          </div>
        </li>
      )}
    </ul>
  );
}

function Pickups({ lng, pickups }: { lng: Locale; pickups: DayOfDepartures['pickups'] }) {
  const { t } = useT('dashboard');
  const { t: orders } = useT('orders');
  const nameOf = useAreaName();
  return (
    <ul className={css.pickups} aria-label={t('day.pickups')}>
      {pickups.map(({ area, window: span, ...counted }) => (
        <li key={`${area} ${span?.from}`}>
          {span && <time>{clockTime(lng, span.from)}</time>}{' '}
          <strong>{area ? nameOf(area) : t('day.ownArrival')}</strong>{' '}
          {headCount((what, values) => orders(what, values), counted)}
        </li>
      ))}
    </ul>
  );
}

/** How many guests are ready to dive, with a link to those who are not. */
function GuestsReady({ lng, date }: { lng: Locale; date: string }) {
  const { t } = useT('dashboard');
  const can = useCan();
  const { data } = trpc.admin.orders.ready.useQuery({ date }, { ...keepFresh, enabled: can('orders') });
  if (!data || data.guests === 0) return null;
  const text = t('day.ready', { ready: data.ready, total: data.guests });
  return <p>{data.ready === data.guests ? text : <Link href={notReadyPath(lng, date)}>{text}</Link>}</p>;
}

/** Everything to do before the day can sail. */
function OpenOfDay({ crew: { conflicts, hotels_missing: hotels, published } }: { crew: CrewOfDay }) {
  const { t } = useT('dashboard');
  const { t: words } = useT('outings-admin');
  const open = [
    conflicts > 0 && t('crew.conflicts', { count: conflicts }),
    hotels > 0 && words('readiness.hotels', { count: hotels }),
    !published && words('readiness.notPublished'),
  ].filter((one) => one !== false);
  if (open.length === 0) return <StatusBadge tone="success">{t('crew.complete')}</StatusBadge>;
  return open.map((one) => (
    <StatusBadge key={one} tone="warning">
      {one}
    </StatusBadge>
  ));
}

/** One day as seen from two metres away: its boats with captain, guides and state, and its pickups. */
export function DayCard({ lng, name, day, crew, remedies, brief }: Props) {
  const { t } = useT('dashboard');
  const { t: orders } = useT('orders');
  const conflicts = crew?.conflicts ?? 0;
  return (
    <section className={css.card} data-day={name}>
      <header>
        <h2>{name}</h2>
        <p>{headCount((what, values) => orders(what, values), day)}</p>
        <GuestsReady lng={lng} date={day.date} />
        {crew && day.departures.length > 0 && <OpenOfDay crew={crew} />}
      </header>
      <Sailings {...{ lng, day, crew, brief }} />
      {day.pickups.length > 0 && <Pickups lng={lng} pickups={day.pickups} />}
      <footer>
        {crew && (
          <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/${day.date}`)}>
            {t('crew.board')}
          </ButtonLink>
        )}
        <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/day?date=${day.date}`)}>
          {t('day.list')}
        </ButtonLink>
        {conflicts > 0 && remedies(day.date)}
      </footer>
    </section>
  );
}
