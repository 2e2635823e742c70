/**
 * The whole order, with these put among each other as they are named here: they share the places they hold now, so the
 * others stay where they are.
 */
export function reordered<Item>(all: readonly Item[], wanted: readonly Item[]): Item[] {
  const moving = new Set(wanted);
  const next = wanted.filter((item) => all.includes(item)).values();
  return all.map((item) => (moving.has(item) ? (next.next().value ?? item) : item));
}
