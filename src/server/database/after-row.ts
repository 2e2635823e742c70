type Direction = 'asc' | 'desc';
type Key = string | number | Date;

/**
 * Matches the rows after one in a list that is sorted by these columns, of which the last is unique and none is null. The
 * first condition is all that an index needs to begin there; the others leave out equal rows that came before.
 */
export function afterRow(sortedBy: readonly (readonly [column: string, value: Key])[], direction: Direction): object {
  const [first] = sortedBy;
  if (!first) return {};
  const [from, beyond] = direction === 'desc' ? ['lte', 'lt'] : ['gte', 'gt'];
  const steps = sortedBy.map(([column, value], index) => ({
    ...Object.fromEntries(sortedBy.slice(0, index)),
    [column]: { [beyond as string]: value },
  }));
  return { AND: [{ [first[0]]: { [from as string]: first[1] } }, { OR: steps }] };
}
