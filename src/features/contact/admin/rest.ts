import { crudEndpoints } from '../../../server/rest/endpoint';

export const contactAdminEndpoints = crudEndpoints('/admins/contacts', 'uuid', 'contact.admin');
