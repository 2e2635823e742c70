import { accountsRouter } from '../features/accounts/router';
import { createCallerFactory, router } from '../server/trpc';

export const appRouter = router({
  accounts: accountsRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
