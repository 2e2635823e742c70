import { accountsEndpoints } from '../features/accounts/rest';
import { auditEndpoints } from '../features/audit/rest';
import { blogAdminEndpoints } from '../features/blog/admin/rest';
import { bookingEndpoints } from '../features/booking/rest';
import { addOnAdminEndpoints } from '../features/catalogue/addon-admin/rest';
import { facilityAdminEndpoints } from '../features/catalogue/facility-admin/rest';
import { locationAdminEndpoints } from '../features/catalogue/location-admin/rest';
import { productAdminEndpoints } from '../features/catalogue/product-admin/rest';
import { catalogueEndpoints } from '../features/catalogue/rest';
import { contactAdminEndpoints } from '../features/contact/admin/rest';
import { orderAdminEndpoints } from '../features/orders/admin/rest';
import { orderEndpoints } from '../features/orders/rest';
import { placesEndpoints } from '../features/places/rest';
import type { Endpoint } from '../server/rest/endpoint';

/** Which endpoint is which procedure, for the whole product. */
export const endpoints: readonly Endpoint[] = [
  ...accountsEndpoints,
  ...auditEndpoints,
  ...blogAdminEndpoints,
  ...bookingEndpoints,
  ...addOnAdminEndpoints,
  ...catalogueEndpoints,
  ...contactAdminEndpoints,
  ...facilityAdminEndpoints,
  ...locationAdminEndpoints,
  ...productAdminEndpoints,
  ...orderAdminEndpoints,
  ...orderEndpoints,
  ...placesEndpoints,
];
