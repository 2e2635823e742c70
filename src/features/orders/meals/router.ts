import { mealsGiven } from '@/features/orders/queries/meals-given';
import { publicProcedure, router } from '@/server/api/trpc';
import { z } from '@/shared/schema/zod';

export const mealsRouter = router({
  meals_given: publicProcedure.output(z.object({ meals: z.int() })).query(({ ctx }) => mealsGiven(ctx)),
});
