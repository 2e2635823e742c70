/** Levels that a product can require of a diver, in ascending order. */
export const levels = ['none', 'scuba_diver', 'open_water', 'advanced', 'rescue', 'divemaster', 'instructor'] as const;

const rankOf = new Map<string, number>(levels.map((level, rank) => [level, rank]));

export const levelRank = (level: string): number => rankOf.get(level) ?? 0;
