import type { CrewOrder } from '@/features/orders/admin/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { phoneInWords } from '@/shared/schema/phone';
import { formatPickup } from '@/shared/time/pickup';
import { StatusBadge } from '@/ui/show/status-badge';
import { CrewDiver } from './crew-diver';
import css from './day-list.module.css';
import { OrderLink } from './order-link';

type Props = { lng: Locale; booking: CrewOrder };

export async function CrewBooking({ lng, booking }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { booking_id, name, variant, status, outstanding } = booking;
  return (
    <article className={css.booking} aria-label={`${name}, ${booking_id}`}>
      <h3>
        {name}
        <OrderLink lng={lng} uuid={booking.uuid}>
          {booking_id}
        </OrderLink>
        {variant && <span>{variant}</span>}
        {status === 'paid' && <StatusBadge tone="warning">{t('day.toConfirm')}</StatusBadge>}
        <span className={outstanding > 0 ? css.due : undefined}>
          {outstanding > 0 ? t('day.due', { amount: inRupiah(outstanding, lng) }) : t('day.paid')}
        </span>
      </h3>
      <Remarks lng={lng} booking={booking} />
      <table className={css.divers}>
        <thead>
          <tr>
            <th scope="col">{t('day.diver')}</th>
            <th scope="col">{t('day.level')}</th>
            <th scope="col">{t('day.sizes')}</th>
            <th scope="col">{t('day.diet')}</th>
          </tr>
        </thead>
        <tbody>
          {[...booking.divers.entries()].map(([position, diver]) => (
            <CrewDiver key={position} lng={lng} diver={diver} />
          ))}
        </tbody>
      </table>
    </article>
  );
}

async function Remarks({ lng, booking }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const { pickup_area: area, pickup_window: pickupSpan, pickup_address, emergency_contact: contact } = booking;
  const pickup =
    area && pickupSpan ? [formatPickup(common, lng, area, pickupSpan), pickup_address] : [words('noPickup')];
  const remarks = [
    [t('day.pickup'), pickup],
    [t('day.emergency'), contact ? [contact.name, contact.relationship, phoneInWords(contact.phone)] : []],
    [t('day.emergencyMessage'), [contact?.message]],
    [t('day.addOns'), booking.add_ons.map((addOn) => `${addOn.quantity} × ${addOn.name}`)],
    [t('day.inquiry'), [booking.inquiry]],
    [t('day.notes'), booking.notes],
  ] as const;
  return (
    <dl className={css.remarks}>
      {remarks
        .map(([label, value]) => ({ label, value: value.filter(Boolean).join(' · ') }))
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
