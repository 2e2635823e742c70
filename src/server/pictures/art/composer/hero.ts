import { MOTIFS } from '@/server/pictures/art/motifs.mjs';
import { type CreatureName, creatures } from './creatures';
import type { Scene } from './layout';
import { formOf, heroFade, inSafeArea, isSilver, type Life, lift, schoolColours } from './life';
import type { Copy } from './stage';

type Look = Pick<Copy, 'fade' | 'water' | 'colours'>;
type Part = readonly [dx: number, dy: number, scale: number];

const parties: Partial<Record<CreatureName, readonly Part[]>> = {
  'jack-vortex': [[0, 0, 1]],
  'fish-school': [
    [0, 0, 1],
    [210, 96, 0.62],
    [-230, -70, 0.5],
  ],
};
const cloud: readonly Part[] = [
  [0, 0, 1],
  [170, 80, 0.72],
  [-180, 66, 0.66],
  [60, -96, 0.56],
];

function motifOf({ water, variant }: Scene, hero: CreatureName): string {
  const views = water === 'plankton' ? ['manta-front', 'manta'] : ['manta-belly', 'manta-belly', 'manta'];
  const motifs = hero === 'manta' ? views : creatures[hero].motifs;
  return motifs[variant % motifs.length] ?? hero;
}

/** Half the height that the safe area has to hold. */
function halfHeight(hero: CreatureName, motif: string): number {
  const { party, zone, heroWidth } = creatures[hero];
  if (party || zone === 'swarm') return 100;
  const { w = 1, h = 0.5 } = MOTIFS[motif] ?? {};
  return Math.min(225, ((heroWidth * h) / w) * (motif === 'turtle-top' ? 0.4 : 0.5));
}

type Placed = { scene: Scene; hero: CreatureName; motif: string; x: number; y: number; look: Look; faceLeft: boolean };

/** Draws a loose party, the biggest in front. */
function party({ scene, hero, motif, x, y, look, faceLeft }: Placed, count: number): string {
  const { stage, taken } = scene;
  const isBig = hero === 'parrotfish' || hero === 'jellyfish';
  const sign = faceLeft ? 1 : -1;
  let drawn = '';
  for (let i = count - 1; i >= 0; i--) {
    const size = (i ? 0.78 - (i % 3) * 0.12 : 1) * (isBig && i ? 0.75 : 1);
    const angle = i * 2.4;
    const distance = i ? (isBig ? 190 : 110 + 30 * Math.sqrt(i)) : 0;
    drawn += stage.copy(motif, {
      ...look,
      x: x + sign * distance * Math.cos(angle) * 1.35 + (i ? sign * 40 : -sign * 30),
      y: y + distance * Math.sin(angle) * 0.72,
      width: creatures[hero].heroWidth * size,
      flip: !faceLeft,
      turn: (hero === 'jellyfish' ? 10 : 6) * Math.sin(i * 1.7) * sign,
    });
  }
  taken.push({ x, y, radius: 240 });
  return lift(stage, drawn, [4, 6, 0.25]);
}

function swarm({ scene, hero, motif, x, y, look, faceLeft }: Placed): string {
  const { stage, taken } = scene;
  const { heroWidth } = creatures[hero];
  const drawn = (parties[hero] ?? cloud).map(([dx, dy, scale]) =>
    stage.copy(motif, {
      ...look,
      x: x + dx * (faceLeft ? 1 : -1),
      y: y + dy,
      width: heroWidth * scale,
      flip: !faceLeft,
    }),
  );
  taken.push({ x, y, radius: heroWidth * 0.55 });
  return lift(stage, drawn.join(''), [4, 6, 0.25]);
}

function turnOf({ random }: Scene, hero: CreatureName, motif: string, faceLeft: boolean): number {
  const sign = faceLeft ? 1 : -1;
  if (motif === 'turtle-top') return sign * -52;
  if (motif === 'manta') return sign * -26;
  if (motif === 'manta-belly') return sign * -14;
  if (motif === 'manta-front') return 6;
  if (hero === 'turtle') return (random() < 0.5 ? 10 : -8) * sign;
  return hero === 'cuttlefish' ? sign * -6 : (random() - 0.5) * 10;
}

function single({ scene, hero, motif, x, y, look, faceLeft }: Placed): string {
  const { stage, taken } = scene;
  const turn = turnOf(scene, hero, motif, faceLeft);
  const share = motif === 'turtle-top' ? 0.78 : motif === 'manta-front' ? 0.86 : 1;
  const width = creatures[hero].heroWidth * share;
  const isSymmetric = motif.startsWith('manta') || motif.endsWith('top');
  const drawn = stage.copy(motif, { ...look, x, y, width, flip: !faceLeft && !isSymmetric, turn });
  taken.push({ x, y, radius: width * 0.52 });
  return lift(stage, drawn, [12, 18, 0.34]);
}

/** Draws the small fish that clean a manta or a sunfish. */
function cleaners({ scene, hero, x, y }: Placed): string {
  const { stage, random, night, thin } = scene;
  const isManta = hero === 'manta';
  if (hero !== 'mola' && !(isManta && thin < 2)) return '';
  const { motif, distance, count } = isManta
    ? { motif: 'butterflyfish', distance: 230, count: 4 }
    : { motif: 'bannerfish', distance: 190, count: 6 };
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = 2.3 + i * 0.9 + random() * 0.4;
    const dx = Math.cos(angle) * distance * (isManta ? 0.8 : 1);
    const dy = isManta ? 120 + random() * 70 : Math.sin(angle) * 170;
    const width = 40 + random() * 12;
    const turn = (random() - 0.5) * 40;
    drawn += stage.copy(motif, { x: x + dx, y: y + dy, width, flip: dx < 0, turn, fade: night ? 0.3 : 0 });
  }
  return drawn;
}

/** Draws the main animal in open water. */
export function addHero(scene: Scene, life: Life, hero: CreatureName): void {
  const { zone, heroWidth, party: count } = creatures[hero];
  const { random, swim, haze } = scene;
  const motif = motifOf(scene, hero);
  const height = Math.min(520, swim[1] + (random() - 0.5) * 60);
  const [x, y] = inSafeArea(swim[0], height, zone === 'swarm' ? 200 : heroWidth / 2, halfHeight(hero, motif));
  life.heroAt = [Math.round(x), Math.round(y)];
  const colours = isSilver(hero) ? schoolColours(scene) : formOf(scene, hero);
  const look = { fade: heroFade(scene), water: haze, colours };
  const placed: Placed = { scene, hero, motif, x, y, look, faceLeft: life.faceLeft };
  if (count) life.back += party(placed, count);
  else life.back += zone === 'swarm' ? swarm(placed) : single(placed);
  life.back += cleaners(placed);
}
