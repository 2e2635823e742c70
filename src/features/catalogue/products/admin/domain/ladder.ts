/** True if a product would become its own prerequisite; `ladder` maps each product to its prerequisites. */
export function isCircular(
  ladder: ReadonlyMap<string, readonly string[]>,
  id: string,
  after: readonly string[],
): boolean {
  const seen = new Set<string>();
  const open = [...after];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(ladder.get(next) ?? []));
  }
  return false;
}
