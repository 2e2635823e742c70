import { setPacked } from '@/features/equipment/packing/data';
import type { Packed } from '@/features/equipment/packing/schema';
import type { Ctx } from '@/server/api/context';

export const pack = ({ db }: Pick<Ctx, 'db'>, input: Packed): Promise<void> => setPacked(db, input);
