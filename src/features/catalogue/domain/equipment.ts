import type { addOnUnits } from '@/features/catalogue/schema';

type Sold = { equipment: boolean; unit: (typeof addOnUnits)[number] };

/** Limited to equipment sold per diver, since only that can be asked of each diver. */
export const isChosenByDivers = ({ equipment, unit }: Sold): boolean => equipment && unit === 'per_diver';
