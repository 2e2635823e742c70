import type { ProductCard } from '@/features/catalogue/schema';

type Level = ProductCard['level'];

/** Levels in ascending order. */
const ranks = [
  'none',
  'scuba_diver',
  'open_water',
  'advanced',
  'rescue',
  'divemaster',
  'instructor',
] as const satisfies Level[];
const rankOf = new Map<string, number>(ranks.map((level, rank) => [level, rank]));

export const levelRank = (level: string): number => rankOf.get(level) ?? 0;
