import { anyone, customers, type Rule, staff } from './authorisation';

/** The calls about the divers' links, of which those by a link need only its token. */
export const readyProcedures: Record<string, Rule> = {
  'ready.get': anyone,
  'ready.answer': anyone,
  'ready.waiver': anyone,
  'ready.sign': anyone,
  'ready.remove_card': anyone,
  'order.readiness': customers,
  'order.diver_link': customers,
  'admin.orders.ready': staff('orders'),
  'admin.orders.readiness': staff('orders'),
  'admin.orders.waivers': staff('orders'),
  'admin.orders.record_waiver': staff('orders'),
  'admin.orders.diver_card': staff('orders'),
  'admin.orders.diver_link': staff('orders'),
  'admin.orders.renew_diver_link': staff('orders'),
  'admin.orders.revoke_diver_link': staff('orders'),
};

export const readyEndpoints: Record<string, Rule> = {
  'GET /users/orders/{uuid}/readiness': customers,
  'POST /users/orders/{uuid}/divers/{diver}/link': customers,
  'GET /ready/{token}': anyone,
  'POST /ready/{token}/answers': anyone,
  'GET /ready/{token}/waiver': anyone,
  'POST /ready/{token}/waiver': anyone,
  'GET /admins/ready': staff('orders'),
  'GET /admins/settings/papers/{kind}': staff('settings'),
  'POST /admins/settings/papers/health': staff('settings'),
  'POST /admins/settings/papers/waiver': staff('settings'),
  'GET /admins/orders/{uuid}/readiness': staff('orders'),
  'GET /admins/orders/{uuid}/waivers': staff('orders'),
  'POST /admins/orders/{uuid}/divers/{diver}/waiver': staff('orders'),
  'DELETE /ready/{token}/card': anyone,
  'GET /admins/orders/{uuid}/divers/{diver}/card': staff('orders'),
  'POST /admins/orders/{uuid}/divers/{diver}/link': staff('orders'),
  'POST /admins/orders/{uuid}/divers/{diver}/link/renew': staff('orders'),
  'DELETE /admins/orders/{uuid}/divers/{diver}/link': staff('orders'),
};
