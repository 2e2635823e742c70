import type { Endpoint } from '@/server/api/rest/endpoint';

const ofProduct = '/admins/products/{product}';
const changed = 'Somebody else has changed it since it was read';

export const scheduleEndpoints: Endpoint[] = [
  { method: 'GET', path: '/admins/schedule', procedure: 'admin.schedule.month' },
  { method: 'GET', path: '/admins/schedule/{date}/departures', procedure: 'admin.schedule.on_day' },
  { method: 'GET', path: `${ofProduct}/schedule`, procedure: 'admin.schedule.days' },
  {
    method: 'PATCH',
    path: `${ofProduct}/schedule`,
    procedure: 'admin.schedule.set_days',
    refusals: { 409: changed },
  },
  {
    method: 'PATCH',
    path: `${ofProduct}/schedule/{date}`,
    procedure: 'admin.schedule.set_day',
    refusals: { 409: `${changed}, or the day has no departure at this time` },
  },
  {
    method: 'POST',
    path: `${ofProduct}/departures`,
    procedure: 'admin.schedule.add_departure',
    status: 201,
  },
  {
    method: 'DELETE',
    path: `${ofProduct}/departures/{date}/{time}`,
    procedure: 'admin.schedule.remove_departure',
    refusals: { 409: `${changed}, somebody is booked on it, or it is the only one of its day` },
  },
];
