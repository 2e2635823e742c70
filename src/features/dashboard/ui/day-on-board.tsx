'use client';
import type { CrewOfDay as Crew } from '@/features/day-board/schema';
import type { DayOfDepartures } from '@/features/order-desk/day-list/schema';
import { headCount } from '@/features/orders/domain/head-count';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { formatDay, formatNearDay } from '@/shared/time/dates';
import { useAreaName } from '@/shop/client';
import { ButtonLink } from '@/ui/action/button-link';
import { Panel } from '@/ui/show/panel';
import { StatTile } from '@/ui/show/stat-tile';
import { StatusBadge } from '@/ui/show/status-badge';
import type { RemediesOfDay } from './crew-of-day';
import { CrewOfDay } from './crew-of-day';
import css from './dashboard-days.module.css';

type Props = { lng: Locale; name: string; day: DayOfDepartures; crew: Crew | undefined; remedies: RemediesOfDay };
type Departure = DayOfDepartures['departures'][number];

function Badges({ departure: { day, days, to_confirm, unpaid, closed } }: { departure: Departure }) {
  const { t } = useT('dashboard');
  const { t: orders } = useT('orders');
  return (
    <span className={css.badges}>
      {days > 1 && <StatusBadge tone="neutral">{orders('dayOf', { day, days })}</StatusBadge>}
      {to_confirm > 0 && <StatusBadge tone="info">{t('day.toConfirm', { count: to_confirm })}</StatusBadge>}
      {unpaid > 0 && <StatusBadge tone="warning">{t('day.unpaid', { count: unpaid })}</StatusBadge>}
      {closed && <StatusBadge tone="neutral">{t('day.closed')}</StatusBadge>}
    </span>
  );
}

function Departures({ lng, day }: Pick<Props, 'lng' | 'day'>) {
  const { t } = useT('dashboard');
  const { t: orders } = useT('orders');
  return (
    <table className={css.departures}>
      <caption className="only-read-aloud">{t('day.caption', { day: formatDay(day.date, lng, 'full') })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day.departure')}</th>
          <th scope="col">{t('day.divers')}</th>
          <th scope="col">{t('day.seatsTaken')}</th>
        </tr>
      </thead>
      <tbody>
        {day.departures.map((departure) => (
          <tr key={departure.uuid}>
            <th scope="row">
              {departure.product.title}
              {departure.several && ` · ${clockTime(lng, departure.time)}`}
              <Badges departure={departure} />
            </th>
            <td>
              {departure.divers}
              {departure.companions > 0 && ` + ${orders('companions', { count: departure.companions })}`}
            </td>
            <td>{t('day.seats', { taken: departure.taken, capacity: departure.capacity })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pickups({ lng, pickups }: { lng: Locale; pickups: DayOfDepartures['pickups'] }) {
  const { t } = useT('dashboard');
  const nameOf = useAreaName();
  const { t: orders } = useT('orders');
  return (
    <>
      <h3>{t('day.pickups')}</h3>
      <ul className={css.pickups}>
        {pickups.map(({ area, window: pickupSpan, ...counted }) => (
          <li key={`${area} ${pickupSpan?.from}`}>
            <strong>{area ? nameOf(area) : t('day.ownArrival')}</strong>
            {pickupSpan && <span>{clockSpan(lng, pickupSpan)}</span>}
            <span>{headCount((what, values) => orders(what, values), counted)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Figures are large enough to read from across the room. */
export function DayOnBoard({ lng, name, day, crew, remedies }: Props) {
  const { t } = useT('dashboard');
  return (
    <Panel
      title={`${name} · ${formatNearDay(day.date, lng)}`}
      actions={
        <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/day?date=${day.date}`)}>
          {t('day.list')}
        </ButtonLink>
      }
    >
      {day.departures.length === 0 ? (
        <p className={css.none}>{t('day.none')}</p>
      ) : (
        <>
          <div className={css.figures}>
            <StatTile label={t('day.departures')} value={day.departures.length} />
            <StatTile label={t('day.divers')} value={day.divers} />
          </div>
          <Departures lng={lng} day={day} />
          {crew && <CrewOfDay lng={lng} crew={crew} remedies={remedies} />}
          {day.pickups.length > 0 && <Pickups lng={lng} pickups={day.pickups} />}
        </>
      )}
    </Panel>
  );
}
