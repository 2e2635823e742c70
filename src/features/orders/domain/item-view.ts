import { pictureView } from '@/features/catalogue/schema';
import { span } from '@/shared/schema/transfers';
import { z } from '@/shared/schema/zod';
import { itemOffReasons, itemStates } from './item-state';

export const addOnView = z.object({
  uuid: z.uuid().nullable(),
  name: z.string(),
  quantity: z.int(),
  price: z.int(),
  amount: z.int(),
});

export const departureTimeView = {
  activity_time: z.string(),
  /** The product has other departures on that day. */
  several_departures: z.boolean(),
};

/** Somebody who comes along without diving: they take a seat and are no diver. */
export const companionView = z.object({
  /** Null while nobody has given it. */
  name: z.string().nullable(),
  /** The first of the people they come with. */
  companion_of: z.string(),
});

/** A product on a day for some of the order's people. */
export const orderItemView = z.object({
  uuid: z.uuid(),
  product: z.object({ slug: z.string(), title: z.string(), cover: pictureView.nullable() }),
  variant: z.string().nullable(),
  activity_date: z.string(),
  ...departureTimeView,
  duration_days: z.number(),
  /** In packages; 1.5 is one and a half. */
  quantity: z.number(),
  pickup_window: span.nullable(),
  /** When the guests are back at the pickup point. */
  return_window: span.nullable(),
  /** When guests who come on their own meet, if the shop has set that; null for those who are picked up. */
  meeting_time: z.string().nullable(),
  /** Who comes along: positions in the divers of the order, from 0. */
  divers: z.array(z.int()),
  /** Who takes a seat besides, without diving. */
  companions: z.array(companionView),
  add_ons: z.array(addOnView),
  unit_price: z.int(),
  activity_fee: z.int(),
  add_on_fee: z.int(),
  discount: z.int(),
  /** As that of the order. */
  adjustment: z.int(),
  total: z.int(),
  state: z.enum(itemStates),
  /** Why it does not take place; null while it is booked. */
  off_reason: z.enum(itemOffReasons).nullable(),
  off_at: z.string().nullable(),
  /** Its share of what was paid; once it is off, what the shop retains of that. */
  paid: z.int(),
  /** What went back of its share once it is off, or is on its way; null while it is booked. */
  refunded: z.int().nullable(),
  /** What the customer would get back of its share by cancelling it, or the order, now. */
  refund_amount: z.int(),
  refund_percent: z.int(),
  /** What goes back so many hours or more before the day begins, as it was agreed; nothing after the last. */
  refund_bands: z.array(z.object({ hours: z.int(), percent: z.int() })),
  /** What the customer may do with it now. */
  can: z.object({ cancel: z.boolean(), refund: z.boolean(), request_move: z.boolean() }),
});
export type OrderItemView = z.infer<typeof orderItemView>;
