/** What a list is sorted by when its input says `price` or, from the greatest to the least, `-price`. */
export const sorting = <Column extends string>(columns: Record<string, Column>, sort: string) => ({
  column: columns[sort.replace('-', '')] as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
