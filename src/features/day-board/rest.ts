import type { Endpoint } from '@/server/api/rest/endpoint';

const ofDay = '/admins/schedule/{date}';
const changed = 'Somebody else has changed the day since it was read';

export const boardEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/outings',
    procedure: 'admin.board.outings',
    summary: 'List the boats and vans that are out',
  },
  { method: 'GET', path: '/admins/outings/crew', procedure: 'admin.board.crew', summary: 'List who is on board' },
  { method: 'GET', path: ofDay, procedure: 'admin.board.get', summary: 'Read the board of a day', etag: 'version' },
  {
    method: 'GET',
    path: `${ofDay}/lists`,
    procedure: 'admin.board.lists',
    summary: 'Read the lists of the crew for a day',
  },
  {
    method: 'GET',
    path: `${ofDay}/sheets`,
    procedure: 'admin.board.sheets',
    summary: 'Read the sheets to print for a day',
  },
  {
    method: 'POST',
    path: `${ofDay}/changes`,
    procedure: 'admin.board.change',
    summary: 'Make one change to the board of a day',
    refusals: { 409: `${changed}, or somebody would lead more than four divers at once` },
  },
  {
    method: 'POST',
    path: `${ofDay}/plan`,
    procedure: 'admin.board.plan',
    summary: 'Plan what is open on a day',
    refusals: { 409: changed },
  },
  {
    method: 'POST',
    path: `${ofDay}/publish`,
    procedure: 'admin.board.publish',
    summary: 'Publish a day to its crew',
    refusals: { 409: changed },
  },
  {
    method: 'PUT',
    path: `${ofDay}/lists/{member}`,
    procedure: 'admin.board.set_notified',
    summary: 'Record that a crew member has been notified',
    refusals: { 409: 'The day has been published again since its lists were read' },
  },
];
