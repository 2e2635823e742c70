export type Point = readonly [x: number, y: number, corner?: boolean];
type Vector = readonly [number, number];

const HANDLE = 0.36;
const BESIDE_CORNER = 0.33;

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Rounds to a tenth of a unit. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

function tangent(before: Point, point: Point, after: Point): Vector {
  const first = Math.hypot(point[0] - before[0], point[1] - before[1]) || 1;
  const second = Math.hypot(after[0] - point[0], after[1] - point[1]) || 1;
  const x = ((point[0] - before[0]) / first) * second + ((after[0] - point[0]) / second) * first;
  const y = ((point[1] - before[1]) / first) * second + ((after[1] - point[1]) / second) * first;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** Draws a smooth line through points. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (i: number) => points[(i + count) % count] as Point;
  const tangents = points.map((point, i) =>
    (!closed && (i === 0 || i === count - 1)) || point[2] ? null : tangent(at(i - 1), point, at(i + 1)),
  );
  const start = at(0);
  let path = `M${tenth(start[0])} ${tenth(start[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(i);
    const to = at(i + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * HANDLE;
    const leaving = tangents[i];
    const arriving = tangents[(i + 1) % count];
    if (!leaving && !arriving) {
      path += `L${tenth(to[0])} ${tenth(to[1])}`;
      continue;
    }
    const straight = [(to[0] - from[0]) * BESIDE_CORNER, (to[1] - from[1]) * BESIDE_CORNER] as const;
    const [x1, y1] = leaving
      ? [from[0] + leaving[0] * length, from[1] + leaving[1] * length]
      : [from[0] + straight[0], from[1] + straight[1]];
    const [x2, y2] = arriving
      ? [to[0] - arriving[0] * length, to[1] - arriving[1] * length]
      : [to[0] - straight[0], to[1] - straight[1]];
    path += `C${tenth(x1)} ${tenth(y1)} ${tenth(x2)} ${tenth(y2)} ${tenth(to[0])} ${tenth(to[1])}`;
  }
  return path + (closed ? 'Z' : '');
}

/** Rewrites paths of `smooth` in relative integers, which halves their length. */
export function shorten(path: string): string {
  let out = '';
  let x = 0;
  let y = 0;
  let start: Vector = [0, 0];
  let last = '';
  for (const [, command = '', args = ''] of path.matchAll(/([MCLZ])([^MCLZ]*)/g)) {
    if (command === 'Z') {
      out += 'z';
      [x, y] = start;
      last = '';
      continue;
    }
    const absolute = (args.match(/-?[\d.]+/g) ?? []).map((value) => Math.round(Number(value)));
    const isMove = command === 'M';
    const values = isMove ? absolute : absolute.map((value, i) => value - (i % 2 ? y : x));
    const next = isMove ? 'M' : command.toLowerCase();
    [x = 0, y = 0] = absolute.slice(-2);
    if (isMove) start = [x, y];
    const isRepeated = next === last && !isMove;
    out += isRepeated ? ((values[0] ?? 0) < 0 ? '' : ' ') : next;
    out += values.map((value, i) => (i && value >= 0 ? ' ' : '') + value).join('');
    last = next;
  }
  return out;
}
