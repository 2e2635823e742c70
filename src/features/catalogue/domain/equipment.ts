import type { addOnUnits } from '@/features/catalogue/schema';

type Sold = { equipment: boolean; unit: (typeof addOnUnits)[number] };

/** True for equipment sold per diver, because only that can be asked of each diver. */
export const isChosenByDivers = ({ equipment, unit }: Sold): boolean => equipment && unit === 'per_diver';
