/**
 * Puts the named items into the positions that they hold now, in the given order; the other items stay where they are.
 */
export function reordered<Item>(all: readonly Item[], wanted: readonly Item[]): Item[] {
  const moving = new Set(wanted);
  const next = wanted.filter((item) => all.includes(item)).values();
  return all.map((item) => (moving.has(item) ? (next.next().value ?? item) : item));
}
