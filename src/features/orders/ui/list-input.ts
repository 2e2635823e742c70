import { type OrdersInput, ordersInput } from '@/features/orders/schema';
import type { TableState } from '@/ui/table/table-state';

const filters = ['status', 'when', 'from', 'to'] as const;

export const orderListDefaults = { perPage: 10, filters };

/** What the address of a list asks for; a filter that makes no sense there counts as not said. */
export function listInput({ page, perPage, filters: values }: TableState): OrdersInput {
  const sensible = filters.flatMap((name) => {
    const { data } = ordersInput.shape[name].safeParse(values[name]);
    return data === undefined ? [] : [[name, data] as const];
  });
  return { page, per_page: perPage, ...Object.fromEntries(sensible) };
}
