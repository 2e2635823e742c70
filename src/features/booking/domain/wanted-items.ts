import type { BookingInput, Placing } from '@/features/booking/schema';
import { AppError, type ErrorCode, fieldError } from '@/shared/errors/errors';

/** A product on a day for some of the booking's people, by position in its list. */
export type WantedItem = Pick<
  BookingInput,
  'product' | 'variant' | 'activity_date' | 'activity_time' | 'quantity' | 'add_ons' | 'companions'
> & {
  divers: number[];
  /** The path of its fields in the input. */
  at: '' | `items.${number}.`;
};

type Input = Pick<
  Placing,
  'product' | 'variant' | 'activity_date' | 'activity_time' | 'quantity' | 'add_ons' | 'companions' | 'items'
> & {
  divers?: unknown;
};

/** A booking of one item has its fields at the top level, with everybody on it. */
export function wantedItems({
  items,
  product,
  activity_date,
  activity_time,
  quantity,
  variant,
  add_ons,
  companions,
  divers,
}: Input): WantedItem[] {
  if (items) return items.map((item, index) => ({ ...item, at: `items.${index}.` }));
  if (!product) throw fieldError('product', 'required.product');
  if (!activity_date) throw fieldError('activity_date', 'required.activity_date');
  if (!quantity) throw fieldError('quantity', 'required.packages');
  const all = Array.isArray(divers) ? divers.map((_, position) => position) : [];
  return [{ product, variant, activity_date, activity_time, quantity, add_ons, companions, divers: all, at: '' }];
}

const fieldOf = new Map<ErrorCode, string>([
  ['not_found', 'product'],
  ['not_bookable', 'product'],
  ['time_not_offered', 'activity_time'],
]);

/** Prefixes the refusal of one of several items with the item's field. */
export function refusalAt({ at }: Pick<WantedItem, 'at'>, error: unknown): unknown {
  if (!at || !(error instanceof AppError)) return error;
  const { code, params, fields } = error;
  const field = fieldOf.get(code) ?? 'activity_date';
  const named = Object.entries(fields ?? { [field]: [{ key: code, params }] });
  return new AppError(code, { params, fields: Object.fromEntries(named.map(([name, faults]) => [at + name, faults])) });
}
