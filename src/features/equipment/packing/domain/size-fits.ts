/** A size such as 42 or 42-43 as a range; null for a size in letters. */
function rangeOf(size: string): [number, number] | null {
  const [from = '', to = from] = size.split('-').map((text) => text.trim());
  const range: [number, number] = [Number(from), Number(to)];
  return from !== '' && range.every(Number.isFinite) ? range : null;
}

/** True if a unit of this size fits the need; a need without a size takes any. */
export function sizeFits(unit: string, need: string): boolean {
  if (need === '') return true;
  const [has, wants] = [rangeOf(unit), rangeOf(need)];
  if (has && wants) return has[0] <= wants[1] && wants[0] <= has[1];
  return unit.trim().toUpperCase() === need.toUpperCase();
}
