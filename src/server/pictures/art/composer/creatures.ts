import type { Colours } from './stage';

const names = [
  'manta',
  'mola',
  'whale-shark',
  'shark',
  'turtle',
  'cuttlefish',
  'jellyfish',
  'fish',
  'butterflyfish',
  'moorish-idol',
  'bannerfish',
  'parrotfish',
  'fish-school',
  'jack-vortex',
  'anthias',
  'damselfish',
  'clownfish',
  'moray',
  'octopus',
  'pygmy-seahorse',
  'nudibranch',
  'frogfish',
  'sea-star',
] as const;

export type CreatureName = (typeof names)[number];

type Creature = {
  /** Its drawings, one of which a picture shows. */
  motifs: readonly [string, ...string[]];
  /** Its width in company. */
  width: number;
  /** Its width as the main animal. */
  heroWidth: number;
  zone: 'open' | 'mid' | 'bottom' | 'swarm';
  /** Weight in the choice of the main animal. */
  rarity: number;
  /** Copies in company. */
  count?: number;
  /** Fish in a party that is the main subject. */
  party?: number;
  /** Colour forms; undefined has the colours of the drawing. */
  forms?: readonly (Colours | undefined)[];
};

export const creatures: Record<CreatureName, Creature> = {
  manta: { motifs: ['manta-belly', 'manta', 'manta-front'], width: 190, heroWidth: 590, zone: 'open', rarity: 7 },
  mola: { motifs: ['mola'], width: 100, heroWidth: 320, zone: 'open', rarity: 6 },
  'whale-shark': { motifs: ['whale-shark'], width: 280, heroWidth: 700, zone: 'open', rarity: 9 },
  shark: { motifs: ['shark'], width: 170, heroWidth: 450, zone: 'open', rarity: 3 },
  turtle: {
    motifs: ['turtle', 'turtle', 'turtle-top'],
    width: 150,
    heroWidth: 340,
    zone: 'mid',
    rarity: 1.5,
    forms: [undefined, ['#3c8a62', '#f4e3c1', '#06283d'], ['#9a6c3e', '#f6e6c0', '#2b2016']],
  },
  cuttlefish: {
    motifs: ['cuttlefish'],
    width: 120,
    heroWidth: 360,
    zone: 'mid',
    rarity: 3,
    forms: [undefined, ['#a5637a', '#f0d9c8', '#2a1426'], ['#8f7a4c', '#f4e3c1', '#06283d']],
  },
  jellyfish: { motifs: ['jellyfish'], width: 76, heroWidth: 210, zone: 'mid', rarity: 1.6, count: 3, party: 3 },
  fish: { motifs: ['fish'], width: 62, heroWidth: 150, zone: 'mid', rarity: 1.6, count: 4, party: 9 },
  butterflyfish: { motifs: ['butterflyfish'], width: 58, heroWidth: 128, zone: 'mid', rarity: 1.8, count: 3, party: 6 },
  'moorish-idol': { motifs: ['moorish-idol'], width: 66, heroWidth: 170, zone: 'mid', rarity: 2.2, count: 2, party: 5 },
  bannerfish: { motifs: ['bannerfish'], width: 58, heroWidth: 150, zone: 'mid', rarity: 2.2, count: 3, party: 7 },
  parrotfish: { motifs: ['parrotfish'], width: 130, heroWidth: 330, zone: 'mid', rarity: 2.4, party: 2 },
  'fish-school': { motifs: ['fish-school'], width: 270, heroWidth: 480, zone: 'swarm', rarity: 1.5 },
  'jack-vortex': { motifs: ['jack-vortex'], width: 300, heroWidth: 560, zone: 'swarm', rarity: 4 },
  anthias: { motifs: ['anthias'], width: 180, heroWidth: 300, zone: 'swarm', rarity: 1.7, count: 2 },
  damselfish: { motifs: ['damselfish'], width: 170, heroWidth: 280, zone: 'swarm', rarity: 1.6, count: 2 },
  clownfish: { motifs: ['clownfish'], width: 52, heroWidth: 124, zone: 'bottom', rarity: 2.6 },
  moray: {
    motifs: ['moray'],
    width: 96,
    heroWidth: 270,
    zone: 'bottom',
    rarity: 2.4,
    forms: [undefined, ['#7f8f5a', '#f4e3c1', '#1c2a20'], ['#c9784a', '#f6e0c0', '#2b1a14']],
  },
  octopus: {
    motifs: ['octopus'],
    width: 110,
    heroWidth: 340,
    zone: 'bottom',
    rarity: 3,
    forms: [undefined, ['#b4553f', '#e3f6ef', '#3a1710'], ['#a2657f', '#f6e0e0', '#2a1426']],
  },
  'pygmy-seahorse': {
    motifs: ['pygmy-seahorse'],
    width: 72,
    heroWidth: 200,
    zone: 'bottom',
    rarity: 2.6,
    forms: [undefined, ['#ffc2c4', '#d9537c', '#06283d'], ['#ffe08a', '#e8962e', '#06283d']],
  },
  nudibranch: {
    motifs: ['nudibranch'],
    width: 84,
    heroWidth: 440,
    zone: 'bottom',
    rarity: 2.8,
    forms: [
      ['#3f7cf0', '#ff9a3c', '#07203a'],
      ['#d9538a', '#fff3dc', '#4a1036'],
      undefined,
      ['#8a6bd1', '#ffd25e', '#2a1a4a'],
      ['#f6efdc', '#e0567f', '#5a2038'],
    ],
  },
  frogfish: {
    motifs: ['frogfish'],
    width: 84,
    heroWidth: 290,
    zone: 'bottom',
    rarity: 2.8,
    forms: [
      undefined,
      ['#e0563f', '#ffb28a', '#3a120a'],
      ['#f6e9dc', '#e58aa6', '#4a1f30'],
      ['#f2973c', '#fff0c9', '#3a2008'],
    ],
  },
  'sea-star': { motifs: ['sea-star'], width: 54, heroWidth: 150, zone: 'bottom', rarity: 0.3, count: 2 },
};

const isCreature = (name: string): name is CreatureName => Object.hasOwn(creatures, name);

/** The creatures of a list that have a drawing, each once. */
export const creaturesIn = (life: readonly string[]): CreatureName[] => [...new Set(life)].filter(isCreature);

export const livesOnBottom = (name: CreatureName): boolean => creatures[name].zone === 'bottom';
