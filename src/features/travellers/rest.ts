import type { Endpoint } from '@/server/api/rest/endpoint';

const ofPerson = '/users/people/{uuid}';

export const peopleEndpoints: Endpoint[] = [
  { method: 'GET', path: '/users/people', procedure: 'people.list', summary: 'List the people the account books for' },
  {
    method: 'POST',
    path: '/users/people',
    procedure: 'people.create',
    summary: 'Save a person to book for',
    status: 201,
  },
  { method: 'PATCH', path: ofPerson, procedure: 'people.update', summary: 'Change a person to book for' },
  {
    method: 'GET',
    path: `${ofPerson}/card`,
    procedure: 'people.card',
    summary: 'Read the photo of a certification card',
  },
  {
    method: 'PUT',
    path: `${ofPerson}/card`,
    procedure: 'people.save_card',
    summary: 'Save the photo of a certification card',
  },
  {
    method: 'DELETE',
    path: `${ofPerson}/card`,
    procedure: 'people.remove_card',
    summary: 'Remove the photo of a certification card',
  },
  { method: 'DELETE', path: ofPerson, procedure: 'people.remove', summary: 'Remove a person to book for' },
];
