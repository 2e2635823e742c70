/** What a product asks of a diver, in rising order. */
export const levels = ['none', 'scuba_diver', 'open_water', 'advanced', 'rescue', 'divemaster', 'instructor'] as const;

const rankOf = new Map<string, number>(levels.map((level, rank) => [level, rank]));

export const levelRank = (level: string): number => rankOf.get(level) ?? 0;
