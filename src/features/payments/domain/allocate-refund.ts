/**
 * Money received and not refunded, by attempt; `null` is the shop's own till. `owed` is the part reserved for a refused
 * refund.
 */
export type Source = { attemptId: string | null; left: number; owed: number };

export const freeOf = ({ left, owed }: Source): number => Math.max(left - owed, 0);

/** Takes an amount from the sources in order; null if they do not hold enough. */
export function allocateRefund(
  amount: number,
  sources: readonly Source[],
): { attemptId: string | null; amount: number }[] | null {
  let wanted = amount;
  const take = (most: number) => {
    const part = Math.max(Math.min(wanted, most), 0);
    wanted -= part;
    return part;
  };
  const free = sources.map((source) => take(freeOf(source)));
  const parts = sources.map((source, index) => {
    const taken = free[index] ?? 0;
    return { attemptId: source.attemptId, amount: taken + take(source.left - taken) };
  });
  return wanted > 0 ? null : parts.filter((part) => part.amount > 0);
}
