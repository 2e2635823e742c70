import type { Endpoint } from '@/server/api/rest/endpoint';

const ofOwnOrder = '/users/orders/{uuid}';
const ofOrder = '/admins/orders/{uuid}';
const unknownLinks = { 429: 'Too many unknown links' };

export const readyEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/ready/{token}',
    procedure: 'ready.get',
    summary: "Read a diver's days, answers and state by the diver's link",
    refusals: unknownLinks,
  },
  {
    method: 'POST',
    path: '/ready/{token}/answers',
    procedure: 'ready.answer',
    summary: "Save answers by a diver's link",
    refusals: unknownLinks,
  },
  {
    method: 'DELETE',
    path: '/ready/{token}/card',
    procedure: 'ready.remove_card',
    summary: "Remove the photo of a certification card by a diver's link",
    refusals: unknownLinks,
  },
  {
    method: 'GET',
    path: '/ready/{token}/waiver',
    procedure: 'ready.waiver',
    summary: "Read the waiver by a diver's link",
    refusals: unknownLinks,
  },
  {
    method: 'POST',
    path: '/ready/{token}/waiver',
    procedure: 'ready.sign',
    summary: "Sign the waiver by a diver's link",
    refusals: { ...unknownLinks, 409: 'The text has changed since it was read' },
  },
  {
    method: 'GET',
    path: '/ready/{token}/health',
    procedure: 'ready.health_text',
    summary: 'Read the published health questions',
    refusals: unknownLinks,
  },
  {
    method: 'POST',
    path: '/ready/{token}/health',
    procedure: 'ready.save_health',
    summary: "Save all health answers by a diver's link",
    refusals: unknownLinks,
  },
  {
    method: 'DELETE',
    path: '/ready/{token}/health',
    procedure: 'ready.withdraw_health',
    summary: 'Withdraw the consent, which destroys the health answers',
    refusals: unknownLinks,
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
    path: '/users/health-outcomes',
    procedure: 'order.stored_health',
    summary: 'List the health outcomes that were kept for later bookings',
  },
  {
    method: 'DELETE',
    path: '/users/health-outcomes/{uuid}',
    procedure: 'order.withdraw_stored_health',
    summary: 'Forget a kept health outcome',
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
  {
    method: 'GET',
    path: `${ofOrder}/health`,
    procedure: 'admin.orders.health',
    summary: "List the outcomes of the divers' health questions",
  },
  {
    method: 'POST',
    path: `${ofOrder}/divers/{diver}/health/open`,
    procedure: 'admin.orders.open_health',
    summary: "Open a diver's health answers; the reason is audited",
  },
  {
    method: 'POST',
    path: `${ofOrder}/divers/{diver}/health/decision`,
    procedure: 'admin.orders.decide_health',
    summary: "Approve or refuse a diver on a physician's page",
  },
  {
    method: 'POST',
    path: `${ofOrder}/divers/{diver}/health/paper`,
    procedure: 'admin.orders.record_health_paper',
    summary: 'Record a form on paper that clears the diver',
  },
];
