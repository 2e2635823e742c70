import type { ReactNode } from 'react';
import type { CrewOrder } from '@/features/order-desk/day-list/schema';
import { OrderLink } from '@/features/orders/ui/order-link';
import { feeWords } from '@/i18n/fee-words';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatPickup } from '@/shared/time/pickup';
import { getAreaNames } from '@/shop/server';
import { classNames } from '@/ui/class-names';
import { AddressLine, PhoneLine } from '@/ui/show/contact-links';
import { StatusBadge } from '@/ui/show/status-badge';
import { CrewCompanion } from './crew-companion';
import { CrewDiver, ticks } from './crew-diver';
import css from './day-list.module.css';

type Props = { lng: Locale; booking: CrewOrder };

/** The rows of a booking in the table of its departure. */
export async function CrewBooking({ lng, booking, opensPage }: Props & { opensPage: boolean }) {
  const { t } = await getT(lng, 'orders-admin');
  const { booking_id, name, variant, status, still_to_pay: due } = booking;
  return (
    <tbody className={classNames(css.booking, opensPage && css.opensPage)} aria-label={`${name}, ${booking_id}`}>
      <tr>
        <td colSpan={4 + ticks.length}>
          <h3>
            {name}
            <OrderLink lng={lng} uuid={booking.uuid}>
              {booking_id}
            </OrderLink>
            {variant && <span>{variant}</span>}
            {status === 'paid' && <StatusBadge tone="warning">{t('day.toConfirm')}</StatusBadge>}
            <span className={due > 0 ? css.due : undefined}>
              {due > 0 ? t('day.due', { amount: formatRupiah(due, lng) }) : t('day.paid')}
            </span>
          </h3>
          <Remarks lng={lng} booking={booking} />
        </td>
      </tr>
      {[...booking.divers.entries()].map(([position, diver]) => (
        <CrewDiver key={position} lng={lng} diver={diver} addOns={booking.add_ons} />
      ))}
      {[...booking.companions.entries()].map(([position, companion]) => (
        <CrewCompanion key={position} lng={lng} companion={companion} />
      ))}
    </tbody>
  );
}

async function Remarks({ lng, booking }: Props) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: words } = await getT(lng, 'orders');
  const fees = feeWords((await getT(lng, 'booking')).t, lng);
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  const { pickup_area: area, pickup_window: pickupSpan, pickup_address, emergency_contact: contact } = booking;
  const pickup =
    area && pickupSpan
      ? [
          formatPickup(common, lng, nameOf(area), pickupSpan),
          pickup_address && <AddressLine key="address" address={pickup_address} />,
        ]
      : [words('noPickup')];
  const emergency = contact
    ? [contact.name, contact.relationship, contact.phone && <PhoneLine key="phone" phone={contact.phone} />]
    : [];
  const remarks: { label: string; parts: ReactNode[] }[] = [
    { label: t('day.pickup'), parts: pickup },
    { label: t('day.emergency'), parts: emergency },
    { label: t('day.emergencyMessage'), parts: [contact?.message] },
    { label: t('day.addOns'), parts: booking.add_ons.map((addOn) => `${addOn.quantity} × ${addOn.name}`) },
    { label: t('day.fees'), parts: booking.fees.map((fee) => `${fees.label(fee)}: ${fees.amount(fee)}`) },
    { label: t('day.inquiry'), parts: [booking.inquiry] },
    { label: t('day.notes'), parts: booking.notes },
  ];
  return (
    <dl className={css.remarks}>
      {remarks
        .map(({ label, parts }) => ({ label, parts: parts.filter(Boolean) }))
        .filter(({ parts }) => parts.length > 0)
        .map(({ label, parts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</dd>
          </div>
        ))}
    </dl>
  );
}
