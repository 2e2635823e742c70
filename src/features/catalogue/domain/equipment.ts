import type { addOnUnits } from '@/features/catalogue/schema';

type Sold = { equipment: boolean; unit: (typeof addOnUnits)[number] };

/** Only what is sold per diver can be asked of each of them. */
export const isChosenByDivers = ({ equipment, unit }: Sold): boolean => equipment && unit === 'per_diver';
