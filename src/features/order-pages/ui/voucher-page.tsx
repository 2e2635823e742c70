import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import { addOnsByDiver } from '@/features/orders/domain/add-ons-by-diver';
import { titleWithMore } from '@/features/orders/domain/further';
import { itemsBooked, peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';
import { addOnLabel } from '@/features/orders/ui/add-on-label';
import { companionFacts } from '@/features/orders/ui/companion-facts';
import { flightText } from '@/features/orders/ui/flight-text';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { itemFacts } from '@/features/orders/ui/item-facts';
import { orderPath } from '@/features/orders/ui/paths';
import { PrintButton } from '@/features/orders/ui/print-button';
import { feeWords } from '@/i18n/fee-words';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { mainAddress, mainPhone } from '@/shared/shop/contact';
import { clockSpan, clockTime } from '@/shared/time/clock-times';
import { formatMoment } from '@/shared/time/dates';
import { formatPickup } from '@/shared/time/pickup';
import { getAreaNames, getShop } from '@/shop/server';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Logo } from '@/ui/shells/logo';
import { Facts } from '@/ui/show/facts';
import { QrCode } from '@/ui/show/qr-code';
import css from './voucher-page.module.css';

type Props = {
  lng: Locale;
  order: OrderView;
  /** The customer's name. */
  name: string;
  /** The address at which the crew finds the order, encoded in the QR code. */
  address: string;
};

/** One page to print or to show: the divers, the pickup and the outstanding amount. */
export async function VoucherPage({ lng, order, name, address }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: common } = await getT(lng, 'common');
  const nameOf = await getAreaNames(lng);
  const { t: booking } = await getT(lng, 'booking');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const {
    pickup_area: area,
    pickup_window: pickupSpan,
    return_window: back,
    pickup_address,
    still_to_pay: due,
  } = order;
  const words = feeWords(booking, lng);
  const shop = await getShop();
  const { identity } = shop;
  const shopAddress = mainAddress(identity);
  const items = order.items.filter(({ state }) => state === 'booked');
  const several = items.length > 1;
  const shown = [
    { label: t('fact.activityDate'), value: formatDeparture(order, lng, 'full') },
    {
      label: t('fact.pickup'),
      value: area && pickupSpan ? formatPickup(common, lng, nameOf(area), pickupSpan) : t('noPickup'),
    },
  ];
  const facts = [
    ...(several ? await itemFacts(lng, { ...order, items }) : shown),
    !several && order.meeting_time && { label: t('fact.meetingTime'), value: clockTime(lng, order.meeting_time) },
    pickup_address && { label: t('fact.pickupAddress'), value: pickup_address },
    !several && back && { label: t('fact.returning'), value: clockSpan(lng, back) },
    order.no_fly_until && { label: t('fact.noFly'), value: formatMoment(new Date(order.no_fly_until), lng) },
    ...(order.no_fly_until ? order.flights : []).map((flight) => ({
      label: t('flight.label'),
      value: t(`flight.${flight.answer}`, { flight: flightText(lng, flight) }),
    })),
    { label: t('voucher.name'), value: name },
    ...items.flatMap(({ fees }) => fees).map((fee) => ({ label: words.label(fee), value: words.amount(fee) })),
    { label: t('voucher.due'), value: due > 0 ? formatRupiah(due, lng) : t('voucher.nothingDue') },
  ];
  const divers = peopleBooked(order).map(({ full_name, certification_level: level }, index) => ({
    label: `${index + 1}. ${full_name}`,
    value: level === 'none' ? booking('diver.not_certified') : catalogue(`level.${level}`),
  }));
  const addOns = addOnsByDiver({ divers: order.divers, items: itemsBooked(order.items) });
  const unnamed = (number: number) => t('part.diver', { number });
  const addOnFacts = addOns.map(({ addOn, item, by }) => ({
    label: addOnLabel(lng, { addOn, item }, !several),
    value: namedDivers(lng, order.divers, by, unnamed) || addOn.quantity,
  }));
  return (
    <article className={css.voucher}>
      <header className={css.head}>
        <div>
          {shop.logo && <Logo of={shop} />}
          <p className={css.over}>
            {identity.name} · {t('voucher.title')}
          </p>
          <h1>{titleWithMore(order.product.title, items.length - 1)}</h1>
          <p className={css.booking}>{order.booking_id}</p>
          <p>{t('voucher.lead')}</p>
        </div>
        <figure className={css.scan}>
          <QrCode className={css.code} text={address} label={`${t('voucher.scan')}: ${order.booking_id}`} />
          <figcaption>{t('voucher.scan')}</figcaption>
        </figure>
      </header>
      <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
      <h2>{t('part.divers')}</h2>
      <Facts facts={[...divers, ...companionFacts(order, t)]} />
      {addOns.length > 0 && (
        <>
          <h2>{t('part.addOns')}</h2>
          <Facts facts={addOnFacts} />
        </>
      )}
      <p className={css.bring}>{t('voucher.bring')}</p>
      <footer className={css.foot}>
        {identity.name}, {shopAddress.street}, {shopAddress.town} {shopAddress.postcode}
        <br />
        {t('voucher.contact', {
          phone: mainPhone(identity),
          whatsApp: identity.whats_app,
          email: identity.email,
        })}
        {identity.licences.length > 0 && (
          <>
            <br />
            {identity.licences.map(({ name: of, number }) => `${of} ${number}`).join(' · ')}
          </>
        )}
      </footer>
      <div className={css.print}>
        <PrintButton label={t('action.print')} />
      </div>
    </article>
  );
}

export async function NoVoucher({ lng, uuid }: { lng: Locale; uuid: string }) {
  const { t } = await getT(lng, 'orders');
  return (
    <EmptyState
      as="h1"
      title={t('voucher.notYet')}
      action={
        <ButtonLink look="solid" href={orderPath(lng, uuid)}>
          {t('backToOrder')}
        </ButtonLink>
      }
    />
  );
}
