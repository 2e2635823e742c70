import { accountsEndpoints } from '../features/accounts/rest';
import { catalogueEndpoints } from '../features/catalogue/rest';
import { placesEndpoints } from '../features/places/rest';
import type { Endpoint } from '../server/rest/endpoint';

/** Which endpoint is which procedure, for the whole product. */
export const endpoints: readonly Endpoint[] = [...accountsEndpoints, ...catalogueEndpoints, ...placesEndpoints];
