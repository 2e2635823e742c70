import { AppError } from '@/shared/errors/errors';

type Direction = 'asc' | 'desc';

/**
 * Matches the rows after one in a list that is sorted by these columns and then by the id; none of them is null. The
 * first condition is all that an index needs to begin there, the others leave out equal rows that came before.
 */
export function afterRow<Column extends string>(
  row: Record<Column | 'id', unknown>,
  columns: readonly Column[],
  direction: Direction,
): object {
  const [from, beyond] = direction === 'desc' ? (['lte', 'lt'] as const) : (['gte', 'gt'] as const);
  const sortedBy = [...columns, 'id' as const];
  const [first] = sortedBy as [Column | 'id'];
  const steps = sortedBy.map((column, index) => ({
    ...Object.fromEntries(sortedBy.slice(0, index).map((equal) => [equal, row[equal]])),
    [column]: { [beyond]: row[column] },
  }));
  return { AND: [{ [first]: { [from]: row[first] } }, { OR: steps }] };
}

/** The same for the row that a page names as its beginning, which may be gone. */
export async function afterNamed<Column extends string>(
  after: string | undefined,
  read: (where: { where: { id: string } }) => PromiseLike<Record<Column | 'id', unknown> | null>,
  ...sorted: [columns: readonly Column[], direction: Direction]
): Promise<object> {
  if (!after) return {};
  const row = await read({ where: { id: after } });
  if (!row) throw new AppError('not_found');
  return afterRow(row, ...sorted);
}
