import { crudEndpoints } from '@/server/api/rest/endpoint';

export const blogAdminEndpoints = crudEndpoints('/admins/blogs', 'slug', 'admin.posts', ['a post', 'posts']);
