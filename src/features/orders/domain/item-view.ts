import { feeView } from '@/features/booking/schema';
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
  /** True if the product has other departures on that day. */
  several_departures: z.boolean(),
};

/** A person who comes along without diving: takes a seat and is not a diver. */
export const companionView = z.object({
  /** Null until a name is given. */
  name: z.string().nullable(),
  /** The first diver they come with. */
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
  /** Time at which the guests are back at the pickup point. */
  return_window: span.nullable(),
  /** Meeting time for guests who arrive on their own, if the shop has set one; null for guests with pickup. */
  meeting_time: z.string().nullable(),
  /** Positions in the order's divers, from 0. */
  divers: z.array(z.int()),
  /** People who take a seat without diving. */
  companions: z.array(companionView),
  add_ons: z.array(addOnView),
  unit_price: z.int(),
  activity_fee: z.int(),
  add_on_fee: z.int(),
  discount: z.int(),
  /** Same meaning as the order's `adjustment`. */
  adjustment: z.int(),
  /** The part of its total that the shop collects for parks and authorities. */
  passed_on: z.int(),
  fees: z.array(feeView),
  total: z.int(),
  state: z.enum(itemStates),
  /** Reason why the item does not take place; null while it is booked. */
  off_reason: z.enum(itemOffReasons).nullable(),
  off_at: z.string().nullable(),
  /** Share of the payment; once the item has ended, the part that the shop retains. */
  paid: z.int(),
  /** Amount refunded of its share once it has ended, including refunds on their way; null while booked. */
  refunded: z.int().nullable(),
  /** The refund if the customer cancelled the item, or the order, now. */
  refund_amount: z.int(),
  refund_percent: z.int(),
  /** The agreed refund by hours before the day begins; below the last band, nothing is refunded. */
  refund_bands: z.array(z.object({ hours: z.int(), percent: z.int() })),
  /** The latest first day that leaves enough time before the flights of its people; null where no flight is known. */
  latest_day: z.iso.date().nullable(),
  can: z.object({ cancel: z.boolean(), refund: z.boolean(), request_move: z.boolean() }),
});
export type OrderItemView = z.infer<typeof orderItemView>;
