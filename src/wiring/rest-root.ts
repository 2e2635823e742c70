import { accountsEndpoints } from '../features/accounts/rest';
import { bookingEndpoints } from '../features/booking/rest';
import { catalogueEndpoints } from '../features/catalogue/rest';
import { orderAdminEndpoints } from '../features/orders/admin/rest';
import { orderEndpoints } from '../features/orders/rest';
import { placesEndpoints } from '../features/places/rest';
import type { Endpoint } from '../server/rest/endpoint';

/** Which endpoint is which procedure, for the whole product. */
export const endpoints: readonly Endpoint[] = [
  ...accountsEndpoints,
  ...bookingEndpoints,
  ...catalogueEndpoints,
  ...orderAdminEndpoints,
  ...orderEndpoints,
  ...placesEndpoints,
];
