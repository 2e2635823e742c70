import { dayList, dayOfDepartures } from '@/features/order-desk/day-list/schema';
import { staffOrderCard } from '@/features/order-desk/schema';
import { orderView } from '@/features/orders/schema';
import { pageFields, pageOf } from '@/shared/list/pages';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

/** An order as a line of a spreadsheet. */
export const orderRow = staffOrderCard.extend({
  ...orderView.pick({ pickup_address: true, payment_type: true }).shape,
  pickup_area: pickupArea.nullable(),
  pickup_from: z.string().nullable(),
  option: z.string().nullable(),
  divers: z.array(z.string()),
  /** The distinct phone numbers of its divers. */
  phones: z.array(z.string()),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Language of the emails about the order. */
  locale: z.string(),
});
export type OrderRowView = z.infer<typeof orderRow>;
export const orderRows = pageOf(orderRow);

/** Without a date, lists tomorrow's guests. */
export const dayRowsInput = z.strictObject({ ...pageFields, date: z.iso.date().optional() });
export type DayRowsInput = z.output<typeof dayRowsInput>;

const departure = dayOfDepartures.shape.departures.element;
const booking = dayList.shape.departures.element.shape.bookings.element;

/** A guest of a day as a line of a spreadsheet. */
export const dayRow = z.object({
  ...departure.pick({ product: true, time: true, day: true, days: true }).shape,
  departure: departure.shape.uuid,
  position: z.int(),
  booking: booking.omit({ divers: true, companions: true }),
  /** Null for a companion, who is asked only for a name. */
  guest: booking.shape.divers.element.nullable(),
  companion: booking.shape.companions.element.nullable(),
});
export type DayRow = z.infer<typeof dayRow>;
export const dayRows = pageOf(dayRow);
