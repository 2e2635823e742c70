import type { AreaName } from './types';

export type BoatContent = {
  name: string;
  kind: 'boat' | 'van';
  /** Seats for guests; the crew's are not counted. */
  seats: number;
  homeHarbour: string;
  areas: AreaName[];
  /** Days from the day of the seed; negative before it. */
  outOfService?: { from: number; to: number; reason: string }[];
  /** Two colours in its picture. */
  livery: readonly [string, string];
};

const overland: AreaName[] = [
  'sanur',
  'padang_bai',
  'candidasa',
  'amed',
  'tulamben',
  'pemuteran',
  'menjangan',
  'gilimanuk',
];

export const fleet: BoatContent[] = [
  {
    name: 'Putri Baruna',
    kind: 'boat',
    seats: 20,
    homeHarbour: 'Sanur',
    areas: ['sanur', 'nusa_penida', 'nusa_lembongan'],
    outOfService: [{ from: -24, to: -21, reason: 'new propeller shaft' }],
    livery: ['#0b5e7e', '#06283d'],
  },
  {
    name: 'Sari Segara',
    kind: 'boat',
    seats: 12,
    homeHarbour: 'Sanur',
    areas: ['sanur', 'nusa_penida', 'nusa_lembongan'],
    livery: ['#14919b', '#06283d'],
  },
  {
    name: 'Camar Laut',
    kind: 'boat',
    seats: 8,
    homeHarbour: 'Padang Bai',
    areas: ['padang_bai', 'candidasa', 'nusa_penida'],
    outOfService: [{ from: 33, to: 36, reason: 'hull is painted' }],
    livery: ['#ff7a59', '#06283d'],
  },
  {
    name: 'HiAce DK 7421',
    kind: 'van',
    seats: 10,
    homeHarbour: 'Sanur',
    areas: overland,
    livery: ['#ffffff', '#14919b'],
  },
  {
    name: 'Elf DK 7068',
    kind: 'van',
    seats: 14,
    homeHarbour: 'Sanur',
    areas: overland,
    livery: ['#f4e3c1', '#ff7a59'],
  },
];
