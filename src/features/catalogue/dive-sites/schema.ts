import { diveSiteCard } from '@/features/catalogue/schema';
import { z } from '@/shared/schema/zod';

/** Maximum number of sites on the home page. */
export const maxOnHome = 8;

export const favouriteSite = diveSiteCard.extend({ best_months: z.array(z.number()) });
export type FavouriteSite = z.infer<typeof favouriteSite>;
