type Span = { from: number; to: number };

const after = (month: number) => (month % 12) + 1;
const before = (month: number) => ((month + 10) % 12) + 1;

/** Joins consecutive months into spans, even across the turn of the year. */
export function monthSpans(months: number[]): Span[] {
  const among = new Set(months);
  const firsts = months.filter((month) => !among.has(before(month))).sort((a, b) => a - b);
  return firsts.map((from) => {
    let to = from;
    while (among.has(after(to))) to = after(to);
    return { from, to };
  });
}
