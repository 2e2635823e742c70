import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import type { CounterMethod } from '@/shared/shop/selling';

/** How the staff may take money at the counter. */
export const counterMethodsNow = async ({ db }: Pick<Ctx, 'db'>): Promise<{ methods: CounterMethod[] }> =>
  (await currentShop(db)).counter;
