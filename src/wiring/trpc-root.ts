import { customersRouter } from '@/features/accounts/admin/customers/router';
import { peopleRouters } from '@/features/accounts/admin/people/router';
import { authRouter } from '@/features/accounts/router';
import { ownAccountRouter } from '@/features/accounts/settings/router';
import { auditRouter } from '@/features/audit/router';
import { closuresRouter } from '@/features/availability/admin/closures/router';
import { scheduleRouter } from '@/features/availability/admin/schedule/router';
import { backupsRouter } from '@/features/backups/router';
import { blogAdminRouter } from '@/features/blog/admin/router';
import { bookingAdminRouter, bookingRouter } from '@/features/booking/router';
import { addOnAdminRouter } from '@/features/catalogue/add-ons/admin/router';
import { diveSiteAdminRouter } from '@/features/catalogue/dive-sites/admin/router';
import { facilityAdminRouter } from '@/features/catalogue/facilities/admin/router';
import { faqAdminRouter } from '@/features/catalogue/faqs/admin/router';
import { productAdminRouter } from '@/features/catalogue/products/admin/router';
import { contactAdminRouter } from '@/features/contact/admin/router';
import { contactRouter } from '@/features/contact/router';
import { counterProcedures } from '@/features/counter/router';
import { crewAdminRouter } from '@/features/crew/admin/router';
import { dashboardRouter } from '@/features/dashboard/router';
import { boardRouter } from '@/features/day-board/router';
import { gasRouter } from '@/features/equipment/gas/router';
import { equipmentRouter } from '@/features/equipment/router';
import { fleetRouter } from '@/features/fleet/admin/router';
import { invoiceProcedures, invoicesAdminRouter } from '@/features/invoices/router';
import { refundApprovalsRouter } from '@/features/order-desk/approvals/router';
import { bulkRouter } from '@/features/order-desk/bulk/router';
import { orderEditsRouter } from '@/features/order-desk/editing/router';
import { orderAdminRouter } from '@/features/order-desk/router';
import { changeProcedures } from '@/features/order-pages/changes/router';
import { linkProcedures, linkRouter } from '@/features/order-pages/links/router';
import { ordersRouter } from '@/features/orders/router';
import { seatsRouter } from '@/features/outings/counting/router';
import { payRouter } from '@/features/pay/router';
import { cashRouter } from '@/features/payments/cash/router';
import { movementsRouter } from '@/features/payments/movements/router';
import { paymentsRouter } from '@/features/payments/router';
import { tillRouter } from '@/features/payments/till/router';
import { papersRouter } from '@/features/ready/papers/router';
import { ownReadyProcedures, readyProcedures, readyRouter } from '@/features/ready/router';
import { reportsRouter } from '@/features/reports/router';
import { shopRouter } from '@/features/settings/router';
import { pagesAdminRouter } from '@/features/settings/texts/admin/router';
import { templatesRouter } from '@/features/templates/router';
import { peopleRouter } from '@/features/travellers/router';
import { createCallerFactory, mergeRouters, router } from '@/server/api/trpc';
import { personalData } from './personal-data';
import { publicRouters } from './public-root';

/** For admins only, without exception: calls that staff make before signing in are in `auth`. */
const adminRouter = router({
  ...peopleRouters(personalData),
  account: ownAccountRouter('admins', personalData),
  addons: addOnAdminRouter,
  audit: auditRouter,
  backups: backupsRouter,
  board: boardRouter,
  booking: bookingAdminRouter,
  cash: cashRouter,
  till: tillRouter,
  closures: closuresRouter,
  crew: crewAdminRouter,
  customers: customersRouter,
  dashboard: dashboardRouter,
  equipment: equipmentRouter,
  facilities: facilityAdminRouter,
  faqs: faqAdminRouter,
  fleet: fleetRouter,
  gas: gasRouter,
  locations: diveSiteAdminRouter,
  messages: contactAdminRouter,
  order_bulk: bulkRouter,
  order_edits: orderEditsRouter,
  refund_approvals: refundApprovalsRouter,
  invoices: invoicesAdminRouter,
  orders: mergeRouters(orderAdminRouter, router({ ...counterProcedures, ...linkProcedures, ...readyProcedures })),
  pages: pagesAdminRouter,
  papers: papersRouter,
  pay: payRouter,
  payments: movementsRouter,
  posts: blogAdminRouter,
  products: productAdminRouter,
  reports: reportsRouter,
  schedule: scheduleRouter,
  seats: seatsRouter,
  shop: shopRouter,
  templates: templatesRouter,
});

export const appRouter = router({
  ...publicRouters,
  account: ownAccountRouter('users', personalData),
  admin: adminRouter,
  auth: authRouter,
  booking: bookingRouter,
  contact: contactRouter,
  order: mergeRouters(
    publicRouters.order,
    ordersRouter,
    router({ link: linkRouter, ...changeProcedures, ...invoiceProcedures, ...ownReadyProcedures }),
  ),
  people: peopleRouter,
  payment: paymentsRouter,
  ready: readyRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
