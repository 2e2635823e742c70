/**
 * Returns the full list with the named items in the given order: they share their current positions, so the other items
 * stay in place.
 */
export function reordered<Item>(all: readonly Item[], wanted: readonly Item[]): Item[] {
  const moving = new Set(wanted);
  const next = wanted.filter((item) => all.includes(item)).values();
  return all.map((item) => (moving.has(item) ? (next.next().value ?? item) : item));
}
