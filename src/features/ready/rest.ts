import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOwnOrder = '/users/orders/{uuid}';
const ofOrder = '/admins/orders/{uuid}';

export const readyEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/ready/{token}',
    procedure: 'ready.get',
    summary: "Read a diver's days, answers and state by the diver's link",
  },
  {
    method: 'POST',
    path: '/ready/{token}/answers',
    procedure: 'ready.answer',
    summary: "Save answers by a diver's link",
  },
  {
    method: 'DELETE',
    path: '/ready/{token}/card',
    procedure: 'ready.remove_card',
    summary: "Remove the photo of a certification card by a diver's link",
  },
  {
    method: 'GET',
    path: '/ready/{token}/waiver',
    procedure: 'ready.waiver',
    summary: "Read the waiver by a diver's link",
  },
  {
    method: 'POST',
    path: '/ready/{token}/waiver',
    procedure: 'ready.sign',
    summary: "Sign the waiver by a diver's link",
    refusals: { 409: 'The text has changed since it was read' },
  },
  {
    method: 'GET',
    path: `${ofOwnOrder}/readiness`,
    procedure: 'order.readiness',
    summary: 'List who is ready to dive',
  },
  {
    method: 'POST',
    path: `${ofOwnOrder}/divers/{diver}/link`,
    procedure: 'order.diver_link',
    summary: "Get a diver's link",
  },
  {
    method: 'GET',
    path: '/admins/ready',
    procedure: 'admin.orders.ready',
    summary: 'Count the guests of a day who are ready, and list the others',
  },
  {
    method: 'GET',
    path: `${ofOrder}/readiness`,
    procedure: 'admin.orders.readiness',
    summary: 'List who is ready to dive',
  },
  {
    method: 'GET',
    path: `${ofOrder}/waivers`,
    procedure: 'admin.orders.waivers',
    summary: 'List the waivers of the divers',
  },
  {
    method: 'POST',
    path: `${ofOrder}/divers/{diver}/waiver`,
    procedure: 'admin.orders.record_waiver',
    summary: 'Record a waiver on paper',
  },
  {
    method: 'POST',
    path: `${ofOrder}/divers/{diver}/link`,
    procedure: 'admin.orders.diver_link',
    summary: "Get a diver's link",
  },
  {
    method: 'GET',
    path: `${ofOrder}/divers/{diver}/card`,
    procedure: 'admin.orders.diver_card',
    summary: "Read the photo of a diver's certification card",
  },
  {
    method: 'POST',
    path: `${ofOrder}/divers/{diver}/link/renew`,
    procedure: 'admin.orders.renew_diver_link',
    summary: "Replace a diver's link",
  },
  {
    method: 'DELETE',
    path: `${ofOrder}/divers/{diver}/link`,
    procedure: 'admin.orders.revoke_diver_link',
    summary: "Revoke a diver's link",
  },
];
