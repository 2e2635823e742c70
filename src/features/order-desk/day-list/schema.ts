import { diverView } from '@/features/booking/divers/schema';
import { feeView } from '@/features/booking/schema';
import { companionView } from '@/features/orders/domain/item-view';
import { orderView } from '@/features/orders/schema';
import { readyStates } from '@/features/ready/domain/readiness';
import { dayRange, isForwards, isShortRange, notForwards, tooManyDays } from '@/shared/schema/day-range';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

export const departuresInput = z
  .strictObject(dayRange)
  .refine(isForwards, notForwards)
  .refine(isShortRange, tooManyDays);
export type DeparturesInput = z.infer<typeof departuresInput>;

/** Companions take a seat without diving, in addition to the divers. */
const headcount = { orders: z.int(), divers: z.int(), companions: z.int(), guides: z.int() };

const departureView = z.object({
  uuid: z.uuid(),
  product: z.object({ slug: z.string(), title: z.string() }),
  /** The day of the course and its number of days; a course is out on each of its days. */
  day: z.int(),
  days: z.int(),
  time: z.string(),
  /** True if the product has other departures on its first day. */
  several: z.boolean(),
  capacity: z.int(),
  /** Seats held by paid and unpaid orders. */
  taken: z.int(),
  /** Closed to new bookings; existing ones stay valid. */
  closed: z.boolean(),
  ...headcount,
  /** Orders to be confirmed by staff. */
  to_confirm: z.int(),
  /** Divers whose seats are held by an unpaid order. */
  unpaid: z.int(),
});

/** The departures and pickups of a day; unpaid orders count only in `unpaid`. */
export const dayOfDepartures = z.object({
  date: z.iso.date(),
  divers: z.int(),
  companions: z.int(),
  guides: z.int(),
  departures: z.array(departureView),
  pickups: z.array(
    z.object({
      /** Null for guests who come on their own. */
      area: pickupArea.nullable(),
      window: z.object({ from: z.string(), to: z.string() }).nullable(),
      orders: z.int(),
      divers: z.int(),
      companions: z.int(),
    }),
  ),
});
export type DayOfDepartures = z.infer<typeof dayOfDepartures>;

/** Without a date, lists tomorrow. */
export const dayListInput = z.strictObject({ date: z.iso.date().optional() });
export type DayListInput = z.infer<typeof dayListInput>;
const notOnList = {
  date_of_birth: true,
  gender: true,
  residence: true,
  email: true,
  flight_date: true,
  flight_time: true,
  variant: true,
} as const;
const guest = diverView.omit(notOnList).extend({
  age: z.int().nullable(),
  ready: z.enum(readyStates),
  /** True while the guest may dive only after a physician's approval. */
  physician: z.boolean(),
  /** The booking IDs of other orders with the same person at the same time. */
  also_on: z.array(z.string()),
});
export type Guest = z.infer<typeof guest>;

/** Everything the crew needs to know of a booking on the day. */
const crewOrder = orderView
  .pick({
    uuid: true,
    booking_id: true,
    status: true,
    variant: true,
    pickup_area: true,
    pickup_address: true,
    pickup_window: true,
    emergency_contact: true,
    inquiry: true,
    paid: true,
    held: true,
    still_to_pay: true,
    outstanding: true,
    created_at: true,
  })
  .extend({
    /** The customer's name. */
    name: z.string(),
    /** Phone of a diver who comes along, else of another person on the order. */
    phone: z.string().nullable(),
    divers: z.array(guest),
    companions: z.array(companionView),
    add_ons: z.array(z.object({ uuid: z.uuid().nullable(), name: z.string(), quantity: z.int() })),
    fees: z.array(feeView),
    /** Internal notes by staff. */
    notes: z.array(z.string()),
  });
export type CrewOrder = z.infer<typeof crewOrder>;

/** A day's list for the crew, to print. */
export const dayList = dayOfDepartures.omit({ departures: true }).extend({
  departures: z.array(
    departureView.extend({
      bookings: z.array(crewOrder),
      /** The orders of the divers in `unpaid`. */
      held: z.array(
        z.object({
          uuid: z.uuid(),
          booking_id: z.string(),
          name: z.string(),
          divers: z.int(),
          companions: z.int(),
          /** The time at which unpaid seats become free. */
          expires_at: z.iso.datetime(),
        }),
      ),
    }),
  ),
});
export type DayList = z.infer<typeof dayList>;
