import { MEALS_PER_BOOKING } from '@/features/orders/domain/meals';
import { countMealOrders } from '@/features/orders/meals/data';
import type { Ctx } from '@/server/api/context';

/** Counts confirmed and completed bookings; courses and discounted bookings give no meals. */
export async function mealsGiven({ db, shows }: Ctx): Promise<{ meals: number }> {
  await shows('meals');
  return { meals: MEALS_PER_BOOKING * (await countMealOrders(db)) };
}
