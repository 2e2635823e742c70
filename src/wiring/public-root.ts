import { availabilityRouter } from '@/features/availability/router';
import { blogRouter } from '@/features/blog/router';
import { fitRouter } from '@/features/booking/fit/router';
import { catalogueRouter } from '@/features/catalogue/router';
import { crewRouter } from '@/features/crew/router';
import { mealsRouter } from '@/features/orders/meals/router';
import { pagesRouter } from '@/features/settings/texts/router';
import { createCallerFactory, router } from '@/server/api/trpc';

/** The routers that public pages use; they load no other router. */
export const publicRouters = {
  availability: availabilityRouter,
  blog: blogRouter,
  catalogue: catalogueRouter,
  crew: crewRouter,
  fit: fitRouter,
  order: mealsRouter,
  pages: pagesRouter,
};

export const createPublicCaller = createCallerFactory(router(publicRouters));
