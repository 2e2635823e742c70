import type { TableState } from '../../../../ui/table/table-state';
import { type AllOrdersInput, allOrdersInput } from '../schema';

const filters = ['status', 'from', 'to', 'attention'] as const;

export const staffListDefaults = { sort: '-created_at', filters };

/** What the address of the list asks for; whatever makes no sense there counts as not said. */
export function staffListInput({ page, perPage, sort, search, filters: said }: TableState): AllOrdersInput {
  const { shape } = allOrdersInput;
  const sensible = (['status', 'from', 'to'] as const).flatMap((name) => {
    const { data } = shape[name].safeParse(said[name]);
    return data === undefined ? [] : [[name, data] as const];
  });
  return {
    page,
    per_page: perPage,
    sort: shape.sort.safeParse(sort).data ?? '-created_at',
    ...(search && { search: search.slice(0, 100) }),
    ...(said.attention && { attention: true }),
    ...Object.fromEntries(sensible),
  };
}
