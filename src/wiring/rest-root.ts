import { customerEndpoints } from '@/features/accounts/admin/customers/rest';
import { accountsEndpoints } from '@/features/accounts/rest';
import { auditEndpoints } from '@/features/audit/rest';
import { closureEndpoints } from '@/features/availability/admin/closures/rest';
import { scheduleEndpoints } from '@/features/availability/admin/schedule/rest';
import { availabilityEndpoints } from '@/features/availability/rest';
import { seaEndpoints } from '@/features/availability/sea/rest';
import { backupEndpoints } from '@/features/backups/rest';
import { blogAdminEndpoints } from '@/features/blog/admin/rest';
import { fitEndpoints } from '@/features/booking/fit/rest';
import { bookingEndpoints } from '@/features/booking/rest';
import { addOnAdminEndpoints } from '@/features/catalogue/add-ons/admin/rest';
import { diveSiteAdminEndpoints } from '@/features/catalogue/dive-sites/admin/rest';
import { facilityAdminEndpoints } from '@/features/catalogue/facilities/admin/rest';
import { productAdminEndpoints } from '@/features/catalogue/products/admin/rest';
import { catalogueEndpoints } from '@/features/catalogue/rest';
import { contactAdminEndpoints } from '@/features/contact/admin/rest';
import { crewEndpoints } from '@/features/crew/admin/rest';
import { boardEndpoints } from '@/features/day-board/rest';
import { gasEndpoints } from '@/features/equipment/gas/rest';
import { equipmentEndpoints } from '@/features/equipment/rest';
import { fleetEndpoints } from '@/features/fleet/admin/rest';
import { invoiceEndpoints } from '@/features/invoices/rest';
import { mediaPaths } from '@/features/media/rest';
import { refundApprovalEndpoints } from '@/features/order-desk/approvals/rest';
import { bulkEndpoints } from '@/features/order-desk/bulk/rest';
import { orderEditEndpoints } from '@/features/order-desk/editing/rest';
import { orderAdminEndpoints } from '@/features/order-desk/rest';
import { orderEndpoints } from '@/features/orders/rest';
import { countingEndpoints } from '@/features/outings/counting/rest';
import { payEndpoints } from '@/features/pay/rest';
import { cashEndpoints } from '@/features/payments/cash/rest';
import { movementEndpoints } from '@/features/payments/movements/rest';
import { tillEndpoints } from '@/features/payments/till/rest';
import { healthPaths } from '@/features/ready/health/rest';
import { paperEndpoints } from '@/features/ready/papers/rest';
import { readyEndpoints } from '@/features/ready/rest';
import { uploadPaths } from '@/features/ready/uploads/rest';
import { reportEndpoints } from '@/features/reports/rest';
import { shopEndpoints } from '@/features/settings/rest';
import { pageTextEndpoints } from '@/features/settings/texts/rest';
import { templateEndpoints } from '@/features/templates/rest';
import { peopleEndpoints } from '@/features/travellers/rest';
import type { Endpoint } from '@/server/api/rest/endpoint';
import type { OtherPaths } from '@/server/api/rest/openapi';

/** Maps endpoints to procedures, for the entire product. */
export const endpoints: readonly Endpoint[] = [
  ...accountsEndpoints,
  ...auditEndpoints,
  ...backupEndpoints,
  ...blogAdminEndpoints,
  ...bookingEndpoints,
  ...addOnAdminEndpoints,
  ...catalogueEndpoints,
  ...fitEndpoints,
  ...contactAdminEndpoints,
  ...crewEndpoints,
  ...customerEndpoints,
  ...equipmentEndpoints,
  ...gasEndpoints,
  ...facilityAdminEndpoints,
  ...fleetEndpoints,
  ...diveSiteAdminEndpoints,
  ...productAdminEndpoints,
  // Placed before the routes with an order id, which would match first.
  ...bulkEndpoints,
  ...orderAdminEndpoints,
  ...orderEditEndpoints,
  ...refundApprovalEndpoints,
  ...invoiceEndpoints,
  ...orderEndpoints,
  ...readyEndpoints,
  ...peopleEndpoints,
  ...availabilityEndpoints,
  ...boardEndpoints,
  ...closureEndpoints,
  ...countingEndpoints,
  ...cashEndpoints,
  ...tillEndpoints,
  ...movementEndpoints,
  ...payEndpoints,
  ...reportEndpoints,
  ...scheduleEndpoints,
  ...seaEndpoints,
  ...shopEndpoints,
  ...pageTextEndpoints,
  ...paperEndpoints,
  ...templateEndpoints,
];

/** The paths of the document that no procedure answers. */
export const otherPaths: OtherPaths = (write) => ({
  ...mediaPaths(write),
  ...uploadPaths(write),
  ...healthPaths(write),
});
