/** Compares two form values by content. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Merged<Values> = {
  /** The merged values, with mine where both changed the same field. */
  values: Values;
  /** The fields that both sides changed to different values. */
  conflicts: string[];
};

function mergeGroup(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  path: string,
): Merged<Record<string, unknown>> {
  const conflicts: string[] = [];
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merge = (name: string): unknown => {
    const [was, own, other] = [base[name], mine[name], theirs[name]];
    if (isSame(own, other) || isSame(own, was)) return other;
    if (isSame(other, was)) return own;
    if (isGroup(own) && isGroup(other)) {
      const inner = mergeGroup(isGroup(was) ? was : {}, own, other, `${path}${name}.`);
      conflicts.push(...inner.conflicts);
      return inner.values;
    }
    conflicts.push(path + name);
    return own;
  };
  return { values: Object.fromEntries(names.map((name) => [name, merge(name)])), conflicts };
}

/** Merges two people's changes to the same values, field by field and language by language; a list is one field. */
export const mergeChanges = <Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> => mergeGroup(base, mine, theirs, '') as Merged<Values>;
