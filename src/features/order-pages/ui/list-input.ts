import { type OrdersInput, ordersInput } from '@/features/orders/schema';
import type { TableState } from '@/ui/table/table-state';

const filters = ['status', 'when', 'from', 'to'] as const;

export const orderListDefaults = { perPage: 10, filters };

/** The list input from a URL; an invalid filter counts as absent. */
export function listInput({ page, perPage, filters: values }: TableState): OrdersInput {
  const sensible = filters.flatMap((name) => {
    const { data } = ordersInput.shape[name].safeParse(values[name]);
    return data === undefined ? [] : [[name, data] as const];
  });
  return { page, per_page: perPage, ...Object.fromEntries(sensible) };
}
