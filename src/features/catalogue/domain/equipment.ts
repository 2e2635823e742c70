import type { addOnUnits } from '@/features/catalogue/schema';

type AddOn = { equipment: boolean; unit: (typeof addOnUnits)[number] };

/** True for equipment sold per diver, because only that can be asked of each diver. */
export const isChosenByDivers = ({ equipment, unit }: AddOn): boolean => equipment && unit === 'per_diver';
