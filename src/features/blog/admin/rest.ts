import type { Endpoint } from '../../../server/rest/endpoint';

const ofPost = '/admins/blogs/{slug}';

export const blogAdminEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/blogs', procedure: 'blog.admin.list' },
  { method: 'POST', path: '/admins/blogs', procedure: 'blog.admin.create', status: 201 },
  { method: 'GET', path: ofPost, procedure: 'blog.admin.get' },
  { method: 'PATCH', path: ofPost, procedure: 'blog.admin.update' },
  { method: 'DELETE', path: ofPost, procedure: 'blog.admin.remove' },
];
