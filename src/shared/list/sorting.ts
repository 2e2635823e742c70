/** Sorts a list by `price` or, in descending order, by `-price`. */
export const sorting = <Column extends string>(columns: Record<string, Column>, sort: string) => ({
  column: columns[sort.replace('-', '')] as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
