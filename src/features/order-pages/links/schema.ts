import { diverView } from '@/features/booking/divers/schema';
import { contactFields, emergencyContactInput } from '@/features/booking/schema';
import { leaderOfOrder } from '@/features/crew/people/schema';
import { orderView } from '@/features/orders/schema';
import { readinessView } from '@/features/ready/schema';
import { errorKey } from '@/shared/errors/error-key';
import { pickupArea } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';

const token = z.string().max(200);

export const linkInput = z.strictObject({ token });

/** Shows what was booked, by whom, and what is still open, but never anything that was filled in. */
export const linkedOrderView = orderView
  .pick({
    uuid: true,
    booking_id: true,
    status: true,
    product: true,
    variant: true,
    activity_date: true,
    activity_time: true,
    several_departures: true,
    duration_days: true,
    quantity: true,
    pickup_area: true,
    pickup_address: true,
    pickup_window: true,
    return_window: true,
    meeting_time: true,
    no_fly_until: true,
    add_ons: true,
    items: true,
    unit_price: true,
    activity_fee: true,
    add_on_fee: true,
    discount: true,
    adjustment: true,
    passed_on: true,
    due_on_site: true,
    total: true,
    payment_type: true,
    due_now: true,
    remaining_balance: true,
    paid: true,
    held: true,
    still_to_pay: true,
    refunded: true,
    refunding: true,
    refund_way: true,
    wrong_amount: true,
    outstanding: true,
    open_forms: true,
    on_account: true,
    due_left: true,
    decline_reason: true,
    expires_at: true,
    created_at: true,
  })
  .extend({
    divers: z.array(diverView.pick({ full_name: true, certification_level: true })),
    /** The leaders who agreed to be shown. */
    crew: z.array(leaderOfOrder),
    /** Areas that can still be chosen for the pickup. */
    open_pickup: z.array(pickupArea),
    /** The state of each diver, without their answers; empty until the order is paid. */
    readiness: z.array(readinessView.element.omit({ steps: true })),
    /** The amount that can be paid online now. */
    payment: z.object({ kind: z.enum(['due', 'rest']), amount: z.int() }).nullable(),
    /** The last day on which the link works. */
    ends_on: z.iso.date(),
  });
export type LinkedOrder = z.infer<typeof linkedOrderView>;

/** A diver of the order, by the position from 0. */
export const linkDiverInput = z.strictObject({ token, diver: z.int().min(0) });
export type LinkDiverInput = z.output<typeof linkDiverInput>;

export const linkEmergencyInput = z.strictObject({ token, ...emergencyContactInput.shape });

export const linkPickupInput = z.strictObject({
  token,
  pickup_area: z.string(errorKey('required.pickup_area')).min(1, errorKey('required.pickup_area')).pipe(pickupArea),
  pickup_address: contactFields.shape.pickup_address,
});
export type LinkPickupInput = z.output<typeof linkPickupInput>;

/** The order after the guest has filled something in, with a message about it. */
export const linkedOrderAnswer = linkedOrderView.extend({ message: z.string() });

/** The outcome of the last payment, according to the ledger. */
export const linkReturnView = z.object({
  outcome: z.enum(['paid', 'waiting', 'failed', 'wrong_amount']),
  /** The amount received. */
  amount: z.int(),
});
export type LinkReturn = z.infer<typeof linkReturnView>;

export const linkOfOrderInput = z.strictObject({ uuid: z.string() });

/** The link of an order as staff see it; its URL is shown only once, on creation. */
export const orderLinkView = z.object({ created_at: z.iso.datetime(), ends_on: z.iso.date(), is_over: z.boolean() });

export const newLinkView = z.object({
  url: z.url(),
  /** The message to the guest, in their language. */
  text: z.string(),
  ends_on: z.iso.date(),
});
