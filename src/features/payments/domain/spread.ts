/** Money that came in and has not been given back, and where it came from; `null` is the shop's own till. */
export type Source = { attemptId: string | null; left: number };

/** Takes an amount out of the sources, the first ones first; null when there is not so much. */
export function spread(
  amount: number,
  sources: readonly Source[],
): { attemptId: string | null; amount: number }[] | null {
  const parts: { attemptId: string | null; amount: number }[] = [];
  let wanted = amount;
  for (const { attemptId, left } of sources) {
    const part = Math.min(wanted, left);
    if (part > 0) parts.push({ attemptId, amount: part });
    wanted -= Math.max(part, 0);
  }
  return wanted > 0 ? null : parts;
}
