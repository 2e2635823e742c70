import { type Point, smooth, tenth } from './path';
import type { Random } from './random';
import type { Stage } from './stage';

type Glow = { x: number; y: number; colour: string; opacity: number; width: number };

export function water(stage: Stage, stops: readonly string[], { x, y, colour, opacity, width }: Glow): string {
  const column = stage.linear(stops.map((stop, i) => [i / (stops.length - 1), stop]));
  const glow = stage.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.32],
    [1, colour, 0],
  ]);
  return `<path fill="${column}" d="M0 0H1600V900H0z"/><ellipse cx="${x}" cy="${y}" rx="${width}" ry="520" fill="${glow}"/>`;
}

type Rays = { x: number; count: number; length: number; opacity: number; colour: string; lean: number };

/** Draws shafts of light from the surface. */
export function rays(stage: Stage, random: Random, { x, count, length, opacity, colour, lean }: Rays): string {
  const fill = stage.linear([
    [0, colour, opacity],
    [0.55, colour, opacity * 0.35],
    [1, colour, 0],
  ]);
  let shafts = '';
  for (let i = 0; i < count; i++) {
    const offset = i / (count - 1) - 0.5;
    const above = x + offset * 620 + (random() - 0.5) * 60;
    const narrow = 14 + random() * 34;
    const reach = length * (0.7 + random() * 0.35);
    const below = above + offset * 560 + lean + (random() - 0.5) * 50;
    const wide = narrow * (2.6 + random() * 1.6);
    const foot = tenth(reach - 20);
    shafts += `<path fill="${fill}" d="M${tenth(above - narrow)} -20L${tenth(above + narrow)} -20L${tenth(below + wide)} ${foot}L${tenth(below - wide)} ${foot}Z"/>`;
  }
  return shafts;
}

/** Draws the underside of the surface as a bright rippled band. */
export function surface(random: Random, colour: string, opacity: number): string {
  let bands = '';
  for (let band = 0; band < 3; band++) {
    const points: Point[] = [[-20, -20, true]];
    for (let x = -20; x <= 1620; x += 90) points.push([x, 12 + band * 15 + (random() - 0.5) * 20]);
    points.push([1620, -20, true]);
    const fading = Math.round(opacity * (1 - band * 0.28) * 100) / 100;
    bands += `<path fill="${colour}" opacity="${fading}" d="${smooth(points)}"/>`;
  }
  return bands;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Motes = { count: number; box: Box; colour: string; width: number; opacity: number };

/** Draws drifting particles as one path. */
export function motes(random: Random, { count, box, colour, width, opacity }: Motes): string {
  const [left, top, right, bottom] = box;
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = Math.round(left + random() * (right - left));
    path += `M${x} ${Math.round(top + random() * (bottom - top))}h0`;
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}
