import { levelName } from '@/features/booking/divers/domain/certification';
import { ownEmergency } from '@/features/booking/divers/domain/emergency';
import type { Guest } from '@/features/order-desk/day-list/schema';
import { companionName } from '@/features/orders/domain/companions';
import { titleWithMore } from '@/features/orders/domain/further';
import { paidAs } from '@/features/orders/domain/paid-as';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import { areaNamesIn } from '@/server/shop/area-names';
import { formatTime } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import type { DayRow, OrderRowView } from './schema';

const separated = (values: readonly (string | null | undefined)[]) => values.filter(Boolean).join('; ');
/** Formats a moment in the time zone of the shop, so that spreadsheets can read and sort it. */
const momentIn = (moment: string) => `${dayAt(new Date(moment))} ${formatTime(new Date(moment), 'en')}`;
const counted = (addOns: readonly { name: string; quantity: number }[]) =>
  separated(addOns.map(({ name, quantity }) => `${quantity} × ${name}`));

export const staffOrderCsv = csvList<OrderRowView>({
  name: 'orders',
  procedure: 'admin.orders.rows',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const orders = await translator(locale, 'orders');
    const t = await translator(locale, 'orders-admin');
    const nameOf = await areaNamesIn(locale);
    return [
      { heading: orders('fact.bookingId'), value: ({ booking_id }) => booking_id },
      { heading: orders('fact.orderDate'), value: ({ created_at }) => momentIn(created_at) },
      { heading: t('file.customer'), value: ({ name }) => name },
      { heading: t('customer.email'), value: ({ email }) => email },
      { heading: t('file.phones'), value: ({ phones }) => separated(phones) },
      {
        heading: orders('list.activity'),
        value: ({ product, further_items }) => titleWithMore(product.title, further_items),
      },
      { heading: orders('fact.variant'), value: ({ option }) => option },
      { heading: orders('list.date'), value: ({ activity_date }) => activity_date },
      { heading: orders('fact.activityTime'), value: ({ activity_time }) => activity_time },
      { heading: orders('fact.packages'), value: ({ quantity }) => quantity },
      { heading: orders('fact.divers'), value: ({ diver_count }) => diver_count },
      { heading: t('file.diverNames'), value: ({ divers }) => separated(divers) },
      { heading: t('day.addOns'), value: ({ add_ons }) => counted(add_ons) },
      {
        heading: orders('fact.pickup'),
        value: ({ pickup_area: area, pickup_from }) =>
          separated([area && pickup_from && nameOf(area), area && pickup_from]),
      },
      { heading: orders('fact.pickupAddress'), value: ({ pickup_address }) => pickup_address },
      { heading: orders('list.status'), value: ({ status }) => t(`status.${status}`) },
      { heading: orders('fact.paymentType'), value: (order) => orders(`paymentType.${paidAs(order)}`) },
      { heading: orders('money.total'), value: ({ total }) => total },
      { heading: orders('money.paid'), value: ({ held }) => held },
      { heading: orders('money.remaining'), value: ({ still_to_pay }) => still_to_pay },
      { heading: t('file.language'), value: ({ locale: language }) => language },
    ];
  },
});

export const dayCsv = csvList<DayRow>({
  name: 'day',
  procedure: 'admin.orders.day_rows',
  rowKey: ({ departure, booking, position }) => `${departure} ${booking.uuid} ${position}`,
  async columns(locale) {
    const orders = await translator(locale, 'orders');
    const t = await translator(locale, 'orders-admin');
    const words = await translator(locale, 'booking');
    const nameOf = await areaNamesIn(locale);
    const companionTexts = {
      companion: orders('companion'),
      companionOf: (name: string) => orders('companionOf', { name }),
    };
    const levelIn = ({ association, certification_level: level }: Guest) =>
      level === 'none' ? words('diver.not_certified') : [association, levelName(association, level)].join(' ');
    return [
      {
        heading: orders('list.activity'),
        value: ({ product, day, days }) => (days > 1 ? `${product.title} (${day}/${days})` : product.title),
      },
      { heading: orders('fact.activityTime'), value: ({ time }) => time },
      { heading: orders('fact.bookingId'), value: ({ booking }) => booking.booking_id },
      { heading: orders('fact.orderDate'), value: ({ booking }) => momentIn(booking.created_at) },
      { heading: t('file.customer'), value: ({ booking }) => booking.name },
      { heading: orders('list.status'), value: ({ booking }) => t(`status.${booking.status}`) },
      { heading: orders('fact.variant'), value: ({ booking }) => booking.variant },
      {
        heading: t('day.diver'),
        value: ({ guest, companion }) => (companion ? companionName(companion, companionTexts) : guest?.full_name),
      },
      {
        heading: orders('diver.phone'),
        value: ({ guest, booking, position }) => guest?.phone ?? (position === 0 ? booking.phone : null),
      },
      { heading: t('file.age'), value: ({ guest }) => guest?.age },
      { heading: orders('diver.nationality'), value: ({ guest }) => guest?.nationality },
      { heading: orders('diver.language'), value: ({ guest }) => guest?.preferred_language },
      {
        heading: orders('diver.level'),
        value: ({ guest }) => (guest ? levelIn(guest) : orders('seatOnly')),
      },
      { heading: orders('diver.number'), value: ({ guest }) => guest?.certification_number },
      { heading: orders('diver.lastDive'), value: ({ guest }) => guest?.last_dive },
      { heading: t('file.height'), value: ({ guest }) => guest?.height_cm },
      { heading: t('file.weight'), value: ({ guest }) => guest?.weight_kg },
      {
        heading: orders('diver.shoe'),
        value: ({ guest }) => guest?.shoe_size && `${guest.shoe_size} ${guest.shoe_size_system}`,
      },
      {
        heading: t('day.diet'),
        value: ({ guest }) => guest?.dietary_restriction && words(`diet.${guest.dietary_restriction}`),
      },
      { heading: t('day.addOns'), value: ({ booking }) => counted(booking.add_ons) },
      {
        heading: orders('fact.pickup'),
        value: ({ booking: { pickup_area: area, pickup_window: from } }) =>
          area && from ? separated([nameOf(area), `${from.from}–${from.to}`]) : '',
      },
      { heading: orders('fact.pickupAddress'), value: ({ booking }) => booking.pickup_address },
      {
        heading: t('day.emergency'),
        value: ({ guest, booking: { emergency_contact: ofOrder } }) => {
          const contact = (guest && ownEmergency(guest)) ?? ofOrder;
          return contact && separated([contact.name, contact.relationship, contact.phone, contact.message]);
        },
      },
      { heading: t('day.inquiry'), value: ({ booking }) => booking.inquiry },
      { heading: t('day.notes'), value: ({ booking }) => separated(booking.notes) },
      { heading: orders('money.paid'), value: ({ booking }) => booking.held },
      { heading: orders('money.remaining'), value: ({ booking }) => booking.still_to_pay },
    ];
  },
});
