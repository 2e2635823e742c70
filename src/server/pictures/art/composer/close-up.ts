import { mix, palette } from './colour';
import { type CreatureName, creatures, livesOnBottom } from './creatures';
import { type Growth, isSponge, plant } from './growth';
import type { Scene } from './layout';
import { formOf, heroFade, type Life, lift } from './life';
import { rockMound, sandMound } from './mound';
import { tenth } from './path';
import { pick } from './random';
import type { Colours } from './stage';

type Subject = {
  hero: CreatureName;
  motif: string;
  x: number;
  y: number;
  width: number;
  /** 1 where the animal faces left. */
  sign: 1 | -1;
  flip: boolean;
  colours: Colours | undefined;
};

/** Draws growth around the subject. */
function surroundings(scene: Scene, { x, y, width, sign }: Subject): string {
  const { stage, random, kinds, flora, sandy, muck, floorAt } = scene;
  const [first, second] = kinds as [Growth, Growth];
  const fan = kinds.includes('fan-coral') ? 'fan-coral' : first;
  const others = [
    [fan, width * 0.62, 34, 190, 10],
    [second, -(width * 0.6 + 20), 44, 120, -12],
    [pick(random, kinds), width * 0.6 + 110, 70, 120, 16],
  ] as const;
  const plants = others.map(([kind, dx, dy, size, turn]) => {
    const at = x + sign * dx;
    const isStiff = sandy || kind === 'brain-coral' || isSponge(kind);
    const seat = { x: at, y: sandy ? floorAt(at) + 16 : y + dy, width: size, turn: sign * turn * (isStiff ? 0.3 : 1) };
    return plant(stage, random, flora(2), kind, seat);
  });
  if (!muck) return plants.join('');
  const sponge = { x: x + sign * (width * 0.58 + 30), y: y + 22, width: 120, turn: sign * 6 };
  const beside = { x: x + sign * (width * 0.58 + 120), y: y + 26, width: 92, turn: sign * 10 };
  return plant(stage, random, flora(2), 'tube-sponge', sponge) + plant(stage, random, flora(2), second, beside);
}

type Drawn = { around: string; animal: string; heroAt?: readonly [number, number] };

function clownfish(scene: Scene, { motif, x, y, width, sign, flip }: Subject, around: string): Drawn {
  const { stage, sandy, tint, haze } = scene;
  const look = { fade: heroFade(scene), water: haze };
  const anemone = { x, y: y + (sandy ? 34 : 26), width: 430, anchor: 'foot', colours: tint('anemone') } as const;
  const host = stage.copy('anemone', { ...anemone, ...look });
  const family = [
    [-30, -176, 1],
    [176, -226, 0.82],
    [-196, -210, 0.7],
    [72, -98, 0.62],
  ] as const;
  const fish = family.map(([dx, dy, size], i) =>
    stage.copy(motif, {
      x: x + sign * dx,
      y: y + dy,
      width: width * size * 1.1,
      flip: (i % 2 === 1) !== flip,
      turn: (i - 1) * 6,
      ...look,
    }),
  );
  return { around: around + host, animal: fish.join(''), heroAt: [Math.round(x), Math.round(y - 150)] };
}

/** Draws a pygmy seahorse on a sea fan of its own colour. */
function seahorse(scene: Scene, { motif, x, y, width, sign, flip, colours }: Subject): Drawn {
  const { stage, haze } = scene;
  const look = { fade: heroFade(scene), water: haze };
  const shade = colours?.[1] ?? palette.coral;
  const fan = stage.copy('fan-coral', {
    x: x + sign * 10,
    y: y + 30,
    width: 560,
    anchor: 'foot',
    turn: sign * 4,
    colours: [mix(shade, palette.ink, 0.12), mix(shade, '#ffffff', 0.2)],
    ...look,
  });
  const at = { x: x - sign * 40, y: y - 220, width: width * 1.05, flip, colours };
  return {
    around: fan,
    animal: stage.copy(motif, { ...at, ...look }),
    heroAt: [Math.round(x), Math.round(y - 210)],
  };
}

function animalOf(scene: Scene, subject: Subject, around: string): Drawn {
  const { stage, haze } = scene;
  const { hero, motif, x, y, width, flip, colours } = subject;
  if (hero === 'clownfish') return clownfish(scene, subject, around);
  if (hero === 'pygmy-seahorse') return seahorse(scene, subject);
  const look = { x, width, anchor: 'foot', flip, colours, fade: heroFade(scene), water: haze } as const;
  if (hero === 'moray') return { around: around + stage.copy(motif, { ...look, y: y + 70 }), animal: '' };
  return { around, animal: stage.copy(motif, { ...look, y: y + 14 }) };
}

/** Bottom dwellers that sit beside others without a host of their own. */
const sitsAlone = (name: CreatureName) =>
  livesOnBottom(name) && name !== 'clownfish' && name !== 'moray' && name !== 'pygmy-seahorse';

function neighbours(scene: Scene, { hero, x, y, width, sign }: Subject): string {
  const { stage, names, thin, muck, sandy, floorAt, haze } = scene;
  const others = names.filter((name) => name !== hero && sitsAlone(name)).slice(0, thin ? 1 : 2);
  const drawn = others.map((name, i) => {
    const { motifs, width: own } = creatures[name];
    const at = x + (i ? -1 : 1) * sign * (width * 0.5 + (muck ? 250 : 150));
    return stage.copy(motifs[0], {
      x: at,
      y: sandy ? floorAt(at) + 16 : y + 110,
      width: own * (muck ? 1.5 : 1.1),
      anchor: 'foot',
      flip: i === 0,
      colours: formOf(scene, name),
      fade: heroFade(scene),
      water: haze,
    });
  });
  return drawn.join('');
}

/** Draws the main animal at macro size, on a rock, the sand, an anemone or a sea fan. */
export function addCloseUp(scene: Scene, life: Life, hero: CreatureName): void {
  const { stage, muck, sandy, floorAt, sitX, taken } = scene;
  const { heroWidth, motifs } = creatures[hero];
  const width = heroWidth * (muck ? 1.2 : 0.94);
  const x = Math.max(370 + width / 2 + 30, Math.min(1200 - width / 2, sitX));
  const y = sandy ? Math.min(floorAt(x) + 10, 672) : 656;
  const sign = life.faceLeft ? 1 : -1;
  const colours = formOf(scene, hero);
  const subject: Subject = { hero, motif: motifs[0], x, y, width, sign, flip: !life.faceLeft, colours };
  taken.push({ x, y: y - width * 0.3, radius: width * 0.62 });
  const mound = sandy ? { rock: '', foot: '' } : rockMound(scene, { x, y });
  const burrow = sandy && hero === 'moray' ? sandMound(scene, { x, y }) : '';
  const { around, animal, heroAt } = animalOf(scene, subject, surroundings(scene, subject));
  life.heroAt = heroAt ?? [Math.round(x), Math.round(y - width * 0.36)];
  const company = neighbours(scene, subject);
  const ground = sandy
    ? `${lift(stage, around, [4, 8, 0.3])}${burrow}`
    : `${lift(stage, around + mound.rock, [-2, 12, 0.38])}${mound.foot}`;
  const castsShadow = sandy && hero !== 'moray' && hero !== 'clownfish' && hero !== 'pygmy-seahorse';
  const shadow = castsShadow
    ? `<ellipse cx="${tenth(x)}" cy="${tenth(y + 5)}" rx="${tenth(width * 0.44)}" ry="9" fill="${palette.ink}" opacity=".4"/>`
    : '';
  life.closeUp = `${ground}${shadow}${lift(stage, animal, [6, 10, 0.36])}${lift(stage, company, [3, 6, 0.3])}`;
}
