import { crudEndpoints } from '../../../server/rest/endpoint';

export const blogAdminEndpoints = crudEndpoints('/admins/blogs', 'slug', 'blog.admin');
