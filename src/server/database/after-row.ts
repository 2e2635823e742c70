import { AppError } from '@/shared/errors/errors';

type Direction = 'asc' | 'desc';

/**
 * Matches the rows after one in a list sorted by these columns and then by the id; none of the columns is null. The
 * first condition is all an index needs to start there; the others leave out equal rows that precede it.
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

/** Like `afterRow`, for the row named in a page address; the row may be gone. */
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
