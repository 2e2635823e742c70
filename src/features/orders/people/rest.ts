import type { Endpoint } from '@/server/api/rest/endpoint';

const ofPerson = '/users/people/{uuid}';

export const peopleEndpoints: Endpoint[] = [
  { method: 'GET', path: '/users/people', procedure: 'people.list' },
  { method: 'POST', path: '/users/people', procedure: 'people.create', status: 201 },
  { method: 'PATCH', path: ofPerson, procedure: 'people.update' },
  { method: 'DELETE', path: ofPerson, procedure: 'people.remove' },
];
