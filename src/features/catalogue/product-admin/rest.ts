import { crudEndpoints } from '../../../server/rest/endpoint';

export const productAdminEndpoints = crudEndpoints('/admins/products', 'slug', 'catalogue.admin.products');
