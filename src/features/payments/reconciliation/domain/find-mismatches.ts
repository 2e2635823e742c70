type Line = { reference: string; amount: number; paidAt: Date };
export type Mismatch = { reference: string; ours: number; theirs: number; paidAt: Date };

function sums(lines: readonly Line[]): Map<string, Line> {
  const byReference = new Map<string, Line>();
  for (const line of lines) {
    const before = byReference.get(line.reference);
    byReference.set(line.reference, before ? { ...before, amount: before.amount + line.amount } : line);
  }
  return byReference;
}

/** Returns every reference whose sum differs between the two sides. */
export function findMismatches(ours: readonly Line[], theirs: readonly Line[]): Mismatch[] {
  const [left, right] = [sums(ours), sums(theirs)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((reference) => {
    const [our, their] = [left.get(reference), right.get(reference)];
    const line = their ?? our;
    if (!line || our?.amount === their?.amount) return [];
    return [{ reference, ours: our?.amount ?? 0, theirs: their?.amount ?? 0, paidAt: line.paidAt }];
  });
}
