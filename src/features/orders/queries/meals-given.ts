import { countMealOrders } from '@/features/orders/data/meals';
import type { Ctx } from '@/server/api/context';
import { MEALS_PER_BOOKING } from '@/shared/shop/meals';

/** Counts confirmed and completed bookings; courses and discounted bookings give no meals. */
export async function mealsGiven({ db, shows }: Ctx): Promise<{ meals: number }> {
  await shows('meals');
  return { meals: MEALS_PER_BOOKING * (await countMealOrders(db)) };
}
