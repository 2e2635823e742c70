import type { Endpoint } from '../../server/rest/endpoint';
import type { Door } from './domain/door';

const accountEndpoints = (door: Door): Endpoint[] => [
  { method: 'POST', path: `/${door}/login`, procedure: `accounts.${door}.login` },
  { method: 'POST', path: `/${door}/logout`, procedure: `accounts.${door}.logout` },
  { method: 'GET', path: `/${door}/profile`, procedure: `accounts.${door}.profile` },
];

export const accountsEndpoints: Endpoint[] = [...accountEndpoints('users'), ...accountEndpoints('admins')];
