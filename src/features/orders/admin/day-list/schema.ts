import { diverView } from '@/features/booking/divers/schema';
import { dayOfDepartures, departureView } from '@/features/orders/admin/schema';
import { orderView } from '@/features/orders/schema';
import { z } from '@/shared/schema/zod';

const guest = diverView
  .omit({ date_of_birth: true, gender: true, email: true, variant: true })
  .extend({ age: z.int().nullable() });
export type Guest = z.infer<typeof guest>;

/** What the crew needs to know of a booking on the day. */
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
    outstanding: true,
    created_at: true,
  })
  .extend({
    /** The customer's name. */
    name: z.string(),
    divers: z.array(guest),
    add_ons: z.array(z.object({ uuid: z.uuid().nullable(), name: z.string(), quantity: z.int() })),
    /** Internal notes of the staff. */
    notes: z.array(z.string()),
  });
export type CrewOrder = z.infer<typeof crewOrder>;

/** A day's list for the crew, to print. */
export const dayList = dayOfDepartures.omit({ departures: true }).extend({
  departures: z.array(departureView.extend({ bookings: z.array(crewOrder) })),
});
export type DayList = z.infer<typeof dayList>;
