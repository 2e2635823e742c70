import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

const MOST_HOURS = 24 * 60;
const MOST_BANDS = 6;
const MOST_MINUTES = 24 * 60;

const refundBand = z.strictObject({
  /** So many hours or more before the day begins. */
  hours: z.int().min(0).max(MOST_HOURS),
  /** Of what was paid. */
  percent: z.int().min(1).max(100),
});
export type RefundBand = z.infer<typeof refundBand>;

const falls = (bands: RefundBand[]): boolean =>
  bands.every(({ hours, percent }, at) => {
    const before = bands[at - 1];
    return !before || (hours < before.hours && percent < before.percent);
  });

/** What goes back to a guest who cancels, the longest time first; after the last one, nothing does. */
export const refundBands = z.array(refundBand).max(MOST_BANDS).refine(falls, errorKey('invalid.refund_bands'));

export const depositPercent = z.int().min(1).max(100);

/** How the shop sells, as far as a product says nothing else. */
export const selling = z.strictObject({
  /** The part of the price that a down payment is. */
  deposit_percent: depositPercent,
  refund_bands: refundBands,
  /** How long an unpaid order holds its seats; null is `HOLD_MINUTES` of the environment. */
  hold_minutes: z.int().min(1).max(MOST_MINUTES).nullable(),
  /** Products that have the shop's number follow it. */
  divers_per_guide: z.int().min(1).max(4),
  cut_off_hours: z.int().min(0).max(MOST_HOURS),
  /** What one account may hold unpaid at once, and how often it may order. */
  unpaid_orders: z.int().min(1).max(100),
  unpaid_seats: z.int().min(1).max(500),
  orders_an_hour: z.int().min(1).max(1000),
});
export type ShopSelling = z.infer<typeof selling>;

/** How an amount is settled at the counter: on account, no money moves yet. */
export const counterMethods = ['cash', 'card', 'transfer', 'qris', 'on_account'] as const;
export type CounterMethod = (typeof counterMethods)[number];

/** Those by which money changes hands. */
export const counterMoneyMethods = ['cash', 'card', 'transfer', 'qris'] as const satisfies CounterMethod[];

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
export const counter = z.strictObject({
  methods: z
    .array(z.enum(counterMethods))
    .min(1, errorKey('required.counter_method'))
    .refine(isOnce, errorKey('invalid.twice')),
});
