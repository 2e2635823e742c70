import { palette } from './colour';
import type { Scene } from './layout';
import { claimRoom, type Life } from './life';
import { clamp, tenth } from './path';
import { pick } from './random';
import type { Colours, Direction } from './stage';

type Crew = 'none' | 'torch' | 'snorkel' | 'far' | 'pair' | 'one' | 'upright' | 'free';

const suits: readonly Colours[] = [
  ['#123f57', palette.coral],
  ['#0b5e7e', palette.sun],
  ['#14596f', palette.lagoon],
  ['#2c3554', '#ff8fa8'],
];
const lampLit: Colours = ['#2f7f9c', palette.coral, '#0d4058'];
const widths = { far: 130, pair: 170, upright: 104, one: 200, free: 200 } as const;
const skins = ['#b97a50', '#8d5a3b', '#d79b72'];

/** Chooses the people of a picture; a third of the pictures have none. */
function crewOf({ night, deepest, shallowest, closeUp, muck }: Scene, chance: number): Crew {
  if (night) return 'torch';
  if (deepest <= 8 || (shallowest <= 3 && chance < 0.16)) return 'snorkel';
  if (closeUp || muck) return chance < 0.55 ? 'none' : 'far';
  if (chance < 0.3) return 'none';
  if (chance < 0.58) return 'pair';
  if (chance < 0.76) return 'one';
  if (chance < 0.86) return 'upright';
  return chance < 0.93 && shallowest <= 5 ? 'free' : 'far';
}

/** Draws a diver at night whose torch lights the main animal. */
function addTorch({ stage, taken }: Scene, life: Life): void {
  const width = 250;
  const [heroX, heroY] = life.heroAt;
  const sign = heroX > 800 ? 1 : -1;
  const x = clamp(heroX - sign * 430, 290, 1310);
  const y = Math.max(200, heroY - 170);
  const [lampX, lampY] = [x + sign * width * 0.4, y + width * 0.2];
  const [dx, dy] = [heroX - sign * 40 - lampX, heroY + 30 - lampY];
  const length = Math.hypot(dx, dy) || 1;
  const [acrossX, acrossY] = [(-dy / length) * 104, (dx / length) * 104];
  const ends = [lampX, lampY, lampX + dx, lampY + dy].map((value) => Number(tenth(value)));
  const beam = stage.linear(
    [
      [0, '#fff0c2', 0.75],
      [0.6, '#ffe3a0', 0.28],
      [1, '#ffe3a0', 0.05],
    ],
    ends as unknown as Direction,
    true,
  );
  const pool = stage.radial([
    [0, '#ffe3a0', 0.42],
    [0.5, '#ffe3a0', 0.16],
    [1, '#ffe3a0', 0],
  ]);
  const [left, right] = [
    `${tenth(lampX + dx + acrossX)} ${tenth(lampY + dy + acrossY)}`,
    `${tenth(lampX + dx - acrossX)} ${tenth(lampY + dy - acrossY)}`,
  ];
  const cone = `<path fill="${beam}" d="M${tenth(lampX)} ${tenth(lampY)}L${left}L${right}Z"/>`;
  const light = `<ellipse cx="${heroX}" cy="${heroY + 60}" rx="330" ry="190" fill="${pool}"/>`;
  life.back = `${cone}${light}${life.back}`;
  const turn = sign * Math.min(44, Math.atan2(dy, Math.abs(dx)) * 57.3);
  life.front += stage.copy('diver-torch', { x, y, width, flip: sign > 0, turn, colours: lampLit });
  life.front += stage.copy('bubbles', { x: x + sign * width * 0.3, y: y - 90, width: 38, opacity: 0.6 });
  taken.push({ x, y, radius: 130 });
}

function addSnorkeller({ stage, random, mirror, side, stops }: Scene, life: Life): void {
  const [heroX] = life.heroAt;
  const x = mirror(heroX * side > 800 * side ? 480 : 1080) + (random() - 0.5) * 80;
  const shirt = pick(random, [palette.teal, '#e0567f', '#2c5f9a']);
  const colours = [shirt, palette.sun, palette.navy, pick(random, skins)];
  life.back += stage.copy('snorkeller', {
    x,
    y: 112,
    width: 190,
    flip: x < heroX,
    colours,
    fade: 0.1,
    water: stops[1],
  });
}

function addDivers(scene: Scene, life: Life, crew: keyof typeof widths, colours: Colours): void {
  const { stage, random, mirror, side, swim, closeUp, ramp, water, haze, muck } = scene;
  const width = widths[crew];
  const preferredY = closeUp ? 280 : 300 + random() * 180;
  const preferredX = mirror(swim[0] * side > 800 * side ? 420 : 980);
  const [x, y] = claimRoom(scene, [preferredX, preferredY], width * 0.6);
  const flip = x < life.heroAt[0];
  const sign = flip ? 1 : -1;
  const look = { flip, turn: sign * 5, colours, fade: 0.08, water: haze };
  if (crew === 'far') {
    const mono = ramp(water === 'strobe' ? 1.2 : 2.3);
    life.back += stage.copy('diver', { x, y, width, flip, turn: sign * 6, mono });
    if (!muck) return;
    const glow = stage.radial([
      [0, '#fff3cf', 0.9],
      [0.3, '#ffe3a0', 0.35],
      [1, '#ffe3a0', 0],
    ]);
    life.back += `<circle cx="${tenth(x + sign * width * 0.62)}" cy="${tenth(y + 14)}" r="64" fill="${glow}"/>`;
  } else if (crew === 'free') {
    life.back += stage.copy('freediver', { ...look, x, y, width, turn: sign * 24 });
  } else if (crew === 'upright') {
    const lower = Math.max(y, 330);
    life.back += stage.copy('diver-upright', { ...look, x, y: lower, width, flip: !flip, turn: 0 });
    life.back += stage.copy('bubbles', { x: x + sign * 40, y: lower - 120, width: 30, opacity: 0.8 });
  } else {
    const buddy = { ...look, x: x - sign * 70, y: y + (y < 340 ? 96 : -92), width: width * 0.74 };
    if (crew === 'pair') life.back += stage.copy('diver', buddy);
    life.back += stage.copy('diver', { ...look, x, y, width });
    const above = { x: x + sign * width * 0.42, y: y - width * 0.4 };
    life.back += stage.copy('bubbles', { ...above, width: width * 0.16, opacity: 0.8 });
  }
}

/** Draws people, never larger than the main animal. */
export function addPeople(scene: Scene, life: Life): void {
  const crew = crewOf(scene, scene.random());
  const suit = pick(scene.random, suits);
  if (crew === 'torch') addTorch(scene, life);
  else if (crew === 'snorkel') addSnorkeller(scene, life);
  else if (crew !== 'none') addDivers(scene, life, crew, suit);
}
