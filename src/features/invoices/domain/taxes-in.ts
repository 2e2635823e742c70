/** Percentages have two decimals. */
const POINTS = 100;
const NET = 100 * POINTS;

/**
 * Extracts tax and service from a final price; every percentage is of the net amount. Each line is rounded half up and
 * the net amount takes the remainder, so that all add up to the rupiah.
 */
export function taxesIn(total: number, percents: readonly number[]): { amounts: number[]; net: number } {
  const points = percents.map((percent) => Math.round(percent * POINTS));
  const all = NET + points.reduce((sum, part) => sum + part, 0);
  let net = total;
  const amounts = points.map((part) => {
    const amount = Math.min(net, Math.floor((2 * total * part + all) / (2 * all)));
    net -= amount;
    return amount;
  });
  return { amounts, net };
}
