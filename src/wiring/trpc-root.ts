import { accountsRouter } from '../features/accounts/router';
import { catalogueRouter } from '../features/catalogue/router';
import { createCallerFactory, router } from '../server/trpc';

export const appRouter = router({
  accounts: accountsRouter,
  catalogue: catalogueRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
