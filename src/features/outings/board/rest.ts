import type { Endpoint } from '@/server/api/rest/endpoint';

const ofDay = '/admins/schedule/{date}';
const changed = 'Somebody else has changed the day since it was read';

export const boardEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/outings', procedure: 'admin.board.outings' },
  { method: 'GET', path: '/admins/outings/crew', procedure: 'admin.board.crew' },
  { method: 'GET', path: ofDay, procedure: 'admin.board.get', etag: 'version' },
  { method: 'GET', path: `${ofDay}/lists`, procedure: 'admin.board.lists' },
  { method: 'GET', path: `${ofDay}/sheets`, procedure: 'admin.board.sheets' },
  {
    method: 'POST',
    path: `${ofDay}/changes`,
    procedure: 'admin.board.change',
    refusals: { 409: `${changed}, or somebody would lead more than four divers at once` },
  },
  { method: 'POST', path: `${ofDay}/plan`, procedure: 'admin.board.plan', refusals: { 409: changed } },
  { method: 'POST', path: `${ofDay}/publish`, procedure: 'admin.board.publish', refusals: { 409: changed } },
  {
    method: 'PUT',
    path: `${ofDay}/lists/{member}`,
    procedure: 'admin.board.set_notified',
    refusals: { 409: 'The day has been published again since its lists were read' },
  },
];
