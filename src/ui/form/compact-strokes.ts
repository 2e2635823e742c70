type Group = { points: readonly { x: number; y: number }[] };
type Size = { width: number; height: number };

/** Limits a drawing to what fits into a call, with room to spare. */
const MOST_POINTS = 5_000;
const MOST_STROKES = 80;

const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** A drawing as whole numbers, each x and y in turn; a very long one keeps every second point, or every third. */
export function compactStrokes(groups: readonly Group[], { width, height }: Size): number[][] {
  const drawn = groups.filter(({ points }) => points.length > 0).slice(0, MOST_STROKES);
  const all = drawn.reduce((sum, { points }) => sum + points.length, 0);
  const step = Math.ceil(all / MOST_POINTS);
  return drawn.map(({ points }) =>
    points
      .filter((_, at) => at % step === 0 || at === points.length - 1)
      .flatMap(({ x, y }) => [within(x, width), within(y, height)]),
  );
}
