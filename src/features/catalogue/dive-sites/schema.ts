import { diveSiteCard } from '@/features/catalogue/schema';
import { z } from '@/shared/schema/zod';

/** The most sites that the home page shows. */
export const maxOnHome = 8;

export const favouriteSite = diveSiteCard.extend({ best_months: z.array(z.number()) });
export type FavouriteSite = z.infer<typeof favouriteSite>;
