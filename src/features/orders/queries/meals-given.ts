import { operator } from '@/config/operator';
import { countMealOrders } from '@/features/orders/data';
import type { Ctx } from '@/server/api/context';

/** For each booking that is confirmed or took place; courses and bookings with a discount are not counted. */
export async function mealsGiven({ db, shows }: Ctx): Promise<{ meals: number }> {
  await shows('meals');
  return { meals: operator.mealsPerBooking * (await countMealOrders(db)) };
}
