import type { TankView, tankForm } from '@/features/equipment/gas/schema';
import type { z } from '@/shared/schema/zod';

type Valid = z.output<typeof tankForm>;
export type TankValues = Omit<Valid, 'oxygen' | 'pressure'> & Record<'oxygen' | 'pressure', number | null>;

export const noTank: TankValues = { tag: '', oxygen: null, pressure: null, analysed_by: '', card_seen: '' };

export const toTankValues = ({ tag, oxygen, pressure, analysed_by, card_seen }: TankView): TankValues => ({
  ...{ tag, oxygen, pressure, analysed_by, card_seen },
});

/** Takes values that the schema has accepted, so the numbers are set. */
export const fromTankValues = (values: TankValues) => values as Valid;
