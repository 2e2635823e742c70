import { lockUnit, viewsOf } from '@/features/equipment/data';
import { refusalOf } from '@/features/equipment/issues/domain/refusal-of';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';

/** The id of the tank with this tag; null for a rented one. Refuses a unit that is no tank or cannot be issued. */
export async function requireTank(tx: Tx, tag: string, date: Day): Promise<string | null> {
  const unit = await lockUnit(tx, { tag });
  if (!unit) return null;
  if (unit.kind !== 'tank') throw fieldError('tag', 'invalid.tag_not_tank', { tag });
  const [view] = await viewsOf(tx, [unit], date);
  const refusal = view && refusalOf(view);
  if (refusal) throw new AppError(refusal.code, { params: refusal.params });
  return unit.id;
}
