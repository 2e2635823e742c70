import type { BookingInput } from '@/features/booking/schema';
import { AppError, type ErrorCode } from '@/shared/errors/errors';

/** A product on a day for some of the people of a booking, who are named by their position in its list. */
export type WantedItem = Pick<BookingInput, 'product' | 'variant' | 'activity_date' | 'quantity' | 'add_ons'> & {
  divers: number[];
  /** Where its fields are in the input. */
  at: '' | `items.${number}.`;
};

/** A booking of one item has its fields at the top, and everybody comes along. */
export const wantedItems = ({
  product,
  variant,
  activity_date,
  quantity,
  add_ons,
  divers,
}: Omit<WantedItem, 'divers' | 'at'> & { divers?: unknown }): WantedItem[] => [
  {
    product,
    variant,
    activity_date,
    quantity,
    add_ons,
    divers: Array.isArray(divers) ? divers.map((_, position) => position) : [],
    at: '',
  },
];

const productCodes: readonly ErrorCode[] = ['not_found', 'not_bookable'];

/** The refusal of one of several items names the item's field. */
export function refusalAt({ at }: Pick<WantedItem, 'at'>, error: unknown): unknown {
  if (!at || !(error instanceof AppError)) return error;
  const { code, params, fields } = error;
  const field = productCodes.includes(code) ? 'product' : 'activity_date';
  const named = Object.entries(fields ?? { [field]: [{ key: code, params }] });
  return new AppError(code, { params, fields: Object.fromEntries(named.map(([name, faults]) => [at + name, faults])) });
}
