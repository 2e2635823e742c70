import { unitsByIds } from '@/features/equipment/data';
import type { Label } from '@/features/equipment/schema';
import type { Ctx } from '@/server/api/context';

export const labelsOf = async ({ db }: Pick<Ctx, 'db'>, uuids: readonly string[]): Promise<Label[]> =>
  (await unitsByIds(db, uuids)).map(({ id: uuid, tag, kind, size }) => ({ uuid, tag, kind, size }));
