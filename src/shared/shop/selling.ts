import { errorKey } from '@/shared/errors/error-key';
import { z } from '@/shared/schema/zod';

const MAX_HOURS = 24 * 60;
const MAX_BANDS = 6;
const MAX_MINUTES = 24 * 60;

const refundBand = z.strictObject({
  /** Applies from this many hours before the day begins. */
  hours: z.int().min(0).max(MAX_HOURS),
  /** Percent of the amount paid. */
  percent: z.int().min(1).max(100),
});
export type RefundBand = z.infer<typeof refundBand>;

const falls = (bands: RefundBand[]): boolean =>
  bands.every(({ hours, percent }, at) => {
    const before = bands[at - 1];
    return !before || (hours < before.hours && percent < before.percent);
  });

/** The refund bands for a guest who cancels, longest notice first; after the last band nothing is refunded. */
export const refundBands = z.array(refundBand).max(MAX_BANDS).refine(falls, errorKey('invalid.refund_bands'));

export const depositPercent = z.int().min(1).max(100);

/** The shop's selling defaults, which a product may override. */
export const selling = z.strictObject({
  /** The down payment in percent of the price. */
  deposit_percent: depositPercent,
  refund_bands: refundBands,
  /** Minutes that an unpaid order holds its seats; null uses `HOLD_MINUTES` of the environment. */
  hold_minutes: z.int().min(1).max(MAX_MINUTES).nullable(),
  /** Products that use the shop's number follow its changes. */
  divers_per_guide: z.int().min(1).max(4),
  cut_off_hours: z.int().min(0).max(MAX_HOURS),
  /** Limits per account: unpaid orders and seats at once, and orders per hour. */
  unpaid_orders: z.int().min(1).max(100),
  unpaid_seats: z.int().min(1).max(500),
  orders_an_hour: z.int().min(1).max(1000),
});
export type ShopSelling = z.infer<typeof selling>;

/** Settlement methods at the counter; `account` moves no money yet. */
export const counterMethods = ['cash', 'card', 'transfer', 'qris', 'on_account'] as const;
export type CounterMethod = (typeof counterMethods)[number];

/** The methods by which money changes hands. */
export const counterMoneyMethods = ['cash', 'card', 'transfer', 'qris'] as const satisfies CounterMethod[];

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
export const counter = z.strictObject({
  methods: z
    .array(z.enum(counterMethods))
    .min(1, errorKey('required.counter_method'))
    .refine(isOnce, errorKey('invalid.twice')),
});
