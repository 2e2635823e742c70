import { accountsRouter } from '../features/accounts/router';
import { catalogueRouter } from '../features/catalogue/router';
import { createCallerFactory, router } from '../server/trpc';
import { personalData } from './personal-data';

export const appRouter = router({
  accounts: accountsRouter(personalData),
  catalogue: catalogueRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
