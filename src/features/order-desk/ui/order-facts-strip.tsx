import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { titleWithMore } from '@/features/orders/domain/further';
import { pickupLine } from '@/features/orders/ui/pickup-line';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatNearDay } from '@/shared/time/dates';
import { getAreaNames } from '@/shop/server';
import { OfficeLink } from '@/ui/access/office-link';
import { AddressLine } from '@/ui/show/contact-links';
import css from './order-facts-strip.module.css';
import { TakeRest } from './take-rest';

type Props = { lng: Locale; order: StaffOrderView };

async function Money({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { still_to_pay: open, held, total, status, may, outstanding } = order;
  const percent = total > 0 ? Math.round((Math.max(0, held) / total) * 100) : 100;
  const sums = { paid: formatRupiah(held, lng), total: formatRupiah(total, lng) };
  return (
    <>
      <p className={css.big}>
        {open > 0 ? formatRupiah(open, lng) : t('rest.nothing')}{' '}
        {open > 0 && <span className={css.due}>{t('rest.open')}</span>}
      </p>
      <div className={css.bar} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className={css.soft}>{t('rest.paidOf', sums)}</p>
      {may.take_payment && status !== 'pending_payment' && outstanding > 0 && <TakeRest order={order} />}
    </>
  );
}

/** Day, people, place and money of an order, on its first screen. */
export async function OrderFactsStrip({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  const { product, variant, items, divers, pickup_area: area, pickup_address: address, activity_date: day } = order;
  const companions = items.reduce((sum, item) => sum + item.companions.length, 0);
  const everyone = [...divers.keys()];
  const hasPickup = items.some(({ pickup_window }) => pickup_window !== null);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('strip.day')}</dt>
        <dd>
          <p className={css.big}>
            {[formatNearDay(day, lng), order.several_departures && clockTime(lng, order.activity_time)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p>{titleWithMore([product.title, variant].filter(Boolean).join(' · '), items.length - 1)}</p>
          <p className={css.soft}>
            <OfficeLink lng={lng} path={`/admin/schedule/${day}`}>
              {t('strip.board')}
            </OfficeLink>
          </p>
        </dd>
      </div>
      <div>
        <dt>{t('strip.people')}</dt>
        <dd>
          <p className={css.big}>{words('divers', { count: divers.length })}</p>
          <p>{namedDivers(lng, divers, everyone, (number) => words('part.diver', { number }))}</p>
          <p className={css.soft}>
            {[
              words('packages', { count: order.quantity }),
              companions > 0 && words('companions', { count: companions }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </dd>
      </div>
      <div>
        <dt>{t('strip.where')}</dt>
        <dd>
          <p className={css.big}>{area && hasPickup ? nameOf(area) : t('strip.atShop')}</p>
          <p>{pickupLine(order, { t: words, common, nameOf, lng, area })}</p>
          {hasPickup && <p className={css.soft}>{address ? <AddressLine address={address} /> : t('strip.noHotel')}</p>}
        </dd>
      </div>
      <div>
        <dt>{t('strip.money')}</dt>
        <dd>
          <Money lng={lng} order={order} />
        </dd>
      </div>
    </dl>
  );
}
