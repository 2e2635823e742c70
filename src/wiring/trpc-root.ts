import { accountsRouter } from '@/features/accounts/router';
import { auditRouter } from '@/features/audit/router';
import { availabilityRouter } from '@/features/availability/router';
import { blogRouter } from '@/features/blog/router';
import { bookingRouter } from '@/features/booking/router';
import { catalogueRouter } from '@/features/catalogue/router';
import { contactRouter } from '@/features/contact/router';
import { dashboardRouter } from '@/features/dashboard/router';
import { ordersRouter } from '@/features/orders/router';
import { paymentsRouter } from '@/features/payments/router';
import { createCallerFactory, router } from '@/server/api/trpc';
import { personalData } from './personal-data';

export const appRouter = router({
  accounts: accountsRouter(personalData),
  audit: auditRouter,
  blog: blogRouter,
  booking: bookingRouter,
  catalogue: catalogueRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  orders: ordersRouter,
  payments: paymentsRouter,
  places: availabilityRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
