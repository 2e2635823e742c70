import type { Endpoint } from '../../../server/rest/endpoint';
import type { Door } from '../domain/door';

const endpointsOf = (door: Door): Endpoint[] => {
  const all = `/admins/${door}` as const;
  const one = `${all}/{uuid}` as const;
  const procedures = `accounts.admin.${door}`;
  return [
    { method: 'GET', path: all, procedure: `${procedures}.list` },
    { method: 'POST', path: all, procedure: `${procedures}.create`, status: 201 },
    { method: 'GET', path: one, procedure: `${procedures}.get` },
    { method: 'PATCH', path: one, procedure: `${procedures}.update` },
    { method: 'DELETE', path: one, procedure: `${procedures}.remove` },
  ];
};

export const peopleEndpoints: Endpoint[] = [...endpointsOf('users'), ...endpointsOf('admins')];
