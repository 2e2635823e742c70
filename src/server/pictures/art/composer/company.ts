import { palette } from './colour';
import { type CreatureName, creatures, livesOnBottom } from './creatures';
import { plant } from './growth';
import type { Scene } from './layout';
import type { Seat } from './ledge';
import { claimRoom, formOf, highest, isSilver, type Life, schoolColours } from './life';
import { pick } from './random';
import type { Copy } from './stage';

const residents: readonly CreatureName[] = [
  'damselfish',
  'anthias',
  'moorish-idol',
  'bannerfish',
  'parrotfish',
  'fish',
];
const staysNearRock = (name: CreatureName) =>
  name === 'anthias' || name === 'damselfish' || name === 'moorish-idol' || name === 'butterflyfish';

/** Lists up to three named swimmers, with one resident fish where fewer are named. */
function swimmersOf(scene: Scene, others: readonly CreatureName[]): CreatureName[] {
  const { muck, night, thin, random, hero, closeUp } = scene;
  const free = residents.filter((name) => name !== hero && !others.includes(name));
  const resident = muck || night || thin > 1 ? [] : [pick(random, free)];
  const swimmers = others.filter((name) => !livesOnBottom(name));
  const most = thin > 2 ? 1 : closeUp || thin ? 2 : 3;
  return [...swimmers.slice(0, most), ...(swimmers.length < 3 ? resident : [])];
}

function isClear({ taken }: Scene, [x, y]: Seat): boolean {
  return taken.every((one) => one.solid || Math.hypot(one.x - x, one.y - y) > one.radius + 60);
}

/** Finds room beside a ledge for fish that stay near rock, else in open water. */
function roomFor(scene: Scene, name: CreatureName): Seat {
  const { random, seats, side, mirror, low, taken } = scene;
  const top = highest(scene);
  const near = seats.length > 0 && staysNearRock(name) ? pick(random, seats) : undefined;
  const isLevel = near !== undefined && near[1] > 200 && near[1] < 640;
  const preferred: Seat = isLevel
    ? [near[0] - side * 90, near[1] - 100]
    : [mirror(300 + random() * 700), top + random() * (low - top)];
  if (near && isClear(scene, preferred) && preferred[0] > 200 && preferred[0] < 1400) {
    taken.push({ x: preferred[0], y: preferred[1], radius: 60 });
    return preferred;
  }
  const { width, count } = creatures[name];
  return claimRoom(scene, preferred, width * (count ? 0.7 : 0.5));
}

function swimmer(scene: Scene, name: CreatureName): string {
  const { stage, random, variant, current, ramp, night, haze } = scene;
  const { zone, motifs, width, count = 1 } = creatures[name];
  const isFar = zone === 'open';
  const motif = (isFar ? motifs[0] : motifs[variant % motifs.length]) ?? motifs[0];
  const flip = random() > 0.5;
  const [x, y] = roomFor(scene, name);
  const colours = isSilver(name) ? schoolColours(scene) : formOf(scene, name);
  const look: Partial<Copy> = isFar
    ? { mono: ramp(1.9), opacity: 0.9 }
    : { fade: night ? 0.5 : 0.16, water: haze, colours };
  const turn = () => {
    if (motif === 'turtle-top') return 40;
    return motif === 'manta-belly' ? 20 : (random() - 0.5) * 10;
  };
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const size = (i ? 0.72 + random() * 0.2 : 1) * (1 + (zone === 'swarm' ? current * 0.06 : 0));
    const dx = i ? (i % 2 ? 1 : -1) * width * (0.6 + 0.4 * i) * (zone === 'swarm' ? 0.7 : 1) : 0;
    const dy = i ? (i - 1.2) * width * 0.36 + 18 : 0;
    drawn += stage.copy(motif, { x: x + dx, y: y + dy, width: width * size, flip, turn: turn(), ...look });
  }
  return drawn;
}

type Dweller = { x: number; y: number; seat: Seat | undefined; flip: boolean };

function bottomDweller(scene: Scene, name: CreatureName, { x, y, seat, flip }: Dweller): string {
  const { stage, random, night, haze, tint, dim, kinds, flora, floorAt } = scene;
  const { motifs, width, count = 1 } = creatures[name];
  const faded = (share: number) => ({ fade: night ? share : 0.02, water: haze });
  const look = { anchor: 'foot', flip, colours: formOf(scene, name), ...faded(0.2) } as const;
  if (name === 'clownfish') {
    const host = { x, y: y + 8, width: 170, anchor: 'foot', colours: tint('anemone'), ...faded(0.3) } as const;
    const first = stage.copy('anemone', host) + stage.copy(name, { x: x - 50, y: y - 92, width: 50, ...faded(0.2) });
    return first + stage.copy(name, { x: x + 46, y: y - 74, width: 44, flip: true, ...faded(0.2) });
  }
  if (name === 'pygmy-seahorse') {
    const fan = { x: x + 10, y: y + 8, width: 170, anchor: 'foot', colours: ['#c9446f', '#e8799a'] } as const;
    const own = { ...look, width, x: x - 8, y: y - 40, colours: ['#ffc2c4', '#d9537c', palette.navy] };
    return stage.copy('fan-coral', { ...fan, fade: dim, water: haze }) + stage.copy(name, own);
  }
  if (name === 'moray') {
    const [first = 'staghorn', second = first] = kinds;
    const animal = stage.copy(motifs[0], { ...look, x, y: y + 8, width });
    const left = plant(stage, random, flora(2), second, { x: x - 26, y: y + 16, width: 84, turn: -8 });
    return animal + left + plant(stage, random, flora(2), first, { x: x + 40, y: y + 18, width: 92, turn: 8 });
  }
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const at = x + i * width * 1.1;
    drawn += stage.copy(motifs[0], { ...look, x: at, y: seat ? y : floorAt(at) + 10, width: width * (i ? 0.8 : 1) });
  }
  return drawn;
}

/** Draws up to two bottom dwellers on ledges or sand. */
function addBottomDwellers(scene: Scene, life: Life, others: readonly CreatureName[]): void {
  const { thin, seats, bottom, random, mirror, floorAt } = scene;
  const inSight = seats.filter(([x, y]) => x > 120 && x < 1480 && y > 260 && y < 760);
  for (const [i, name] of others
    .filter(livesOnBottom)
    .slice(0, thin > 3 ? 0 : thin ? 1 : 2)
    .entries()) {
    const onLedge = inSight.length > 0 && (bottom === 'wall' || bottom === 'pinnacle' || random() < 0.5);
    const seat = onLedge ? pick(random, inSight) : undefined;
    const x = seat ? seat[0] : mirror(i ? 1000 + random() * 160 : 420 + random() * 240);
    const y = seat ? seat[1] + 6 : floorAt(x) + (name === 'moray' ? 24 : 10);
    if (y <= 900) life.front += bottomDweller(scene, name, { x, y, seat, flip: x < life.heroAt[0] });
  }
}

/** Draws the other creatures, smaller and further away than the main animal. */
export function addCompany(scene: Scene, life: Life): void {
  const others = scene.names.filter((name) => name !== scene.hero);
  for (const name of swimmersOf(scene, others)) life.back += swimmer(scene, name);
  if (!scene.closeUp) addBottomDwellers(scene, life, others);
}
