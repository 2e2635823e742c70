import { ageOn } from '@/features/booking/divers/domain/age';
import { ADULT } from '@/features/booking/fit/domain/fit';
import { openBirthDate } from '@/features/orders/data/sealed';
import { isOverAge } from '@/features/ready/health/domain/over-age';
import type { HealthView } from '@/features/ready/health/schema';
import { latestPaper } from '@/features/ready/papers/data';
import type { Ctx } from '@/server/api/context';
import { dayAt } from '@/shared/time/days';
import { type HealthOrder, healthOfDivers } from './health-of-divers';

/** How far a diver is with the health questions; null before the shop publishes them. */
export async function healthView(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  order: HealthOrder,
  row: HealthOrder['divers'][number],
): Promise<HealthView | null> {
  const paper = await latestPaper(db, 'health');
  if (!paper) return null;
  const found = (await healthOfDivers(db, [{ ...order, divers: [row] }])).get(row.id);
  const born = openBirthDate(row);
  const today = dayAt(now);
  return {
    paper: paper.id,
    outcome: found?.outcome ?? null,
    on: found?.on ?? null,
    is_kept: found?.source === 'earlier',
    files: found?.files ?? 0,
    is_over_age: isOverAge(born, today),
    is_minor: born !== null && ageOn(born, today) < ADULT,
  };
}
