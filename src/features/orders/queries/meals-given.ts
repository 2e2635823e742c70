import { operator } from '@/config/operator';
import { countMealOrders } from '@/features/orders/data';
import type { Ctx } from '@/server/api/context';

/** Counts confirmed and completed bookings; courses and discounted bookings give no meals. */
export async function mealsGiven({ db, shows }: Ctx): Promise<{ meals: number }> {
  await shows('meals');
  return { meals: operator.mealsPerBooking * (await countMealOrders(db)) };
}
