import type { Endpoint } from '@/server/api/rest/endpoint';

const ofProduct = '/admins/products/{product}';
const changed = 'Somebody else has changed it since it was read';

export const scheduleEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/admins/schedule',
    procedure: 'admin.schedule.month',
    summary: 'Read how full and how staffed each day is',
  },
  {
    method: 'GET',
    path: '/admins/schedule/{date}/departures',
    procedure: 'admin.schedule.on_day',
    summary: 'List the departures of all products on a day',
  },
  {
    method: 'GET',
    path: `${ofProduct}/schedule`,
    procedure: 'admin.schedule.days',
    summary: 'List the days of a product',
  },
  {
    method: 'PATCH',
    path: `${ofProduct}/schedule`,
    procedure: 'admin.schedule.set_days',
    summary: 'Change several days of a product',
    refusals: { 409: changed },
  },
  {
    method: 'PATCH',
    path: `${ofProduct}/schedule/{date}`,
    procedure: 'admin.schedule.set_day',
    summary: 'Change one departure of a product',
    refusals: { 409: `${changed}, or the day has no departure at this time` },
  },
  {
    method: 'POST',
    path: `${ofProduct}/departures`,
    procedure: 'admin.schedule.add_departure',
    summary: 'Add a departure to a day',
    status: 201,
  },
  {
    method: 'DELETE',
    path: `${ofProduct}/departures/{date}/{time}`,
    procedure: 'admin.schedule.remove_departure',
    summary: 'Remove a departure that nobody has booked',
    refusals: { 409: `${changed}, somebody is booked on it, or it is the only one of its day` },
  },
];
