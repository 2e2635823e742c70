import { anyone, customers, type Rule, staff } from './authorisation';

/** The calls about the divers' links, of which those by a link need only its token. */
export const readyProcedures: Record<string, Rule> = {
  'ready.get': anyone,
  'ready.answer': anyone,
  'ready.health_text': anyone,
  'ready.save_health': anyone,
  'ready.withdraw_health': anyone,
  'order.readiness': customers,
  'order.diver_link': customers,
  'order.kept_health': customers,
  'order.withdraw_kept_health': customers,
  'admin.orders.ready': staff('orders'),
  'admin.orders.readiness': staff('orders'),
  'admin.orders.diver_link': staff('orders'),
  'admin.orders.renew_diver_link': staff('orders'),
  'admin.orders.revoke_diver_link': staff('orders'),
  'admin.orders.health': staff('orders'),
  'admin.orders.open_health': staff('health'),
  'admin.orders.decide_health': staff('health'),
  'admin.orders.record_health_paper': staff('health'),
};

export const readyEndpoints: Record<string, Rule> = {
  'GET /users/orders/{uuid}/readiness': customers,
  'POST /users/orders/{uuid}/divers/{diver}/link': customers,
  'GET /users/health-outcomes': customers,
  'DELETE /users/health-outcomes/{uuid}': customers,
  'GET /ready/{token}': anyone,
  'POST /ready/{token}/answers': anyone,
  'GET /ready/{token}/health': anyone,
  'POST /ready/{token}/health': anyone,
  'DELETE /ready/{token}/health': anyone,
  'GET /admins/ready': staff('orders'),
  'GET /admins/orders/{uuid}/readiness': staff('orders'),
  'POST /admins/orders/{uuid}/divers/{diver}/link': staff('orders'),
  'POST /admins/orders/{uuid}/divers/{diver}/link/renew': staff('orders'),
  'DELETE /admins/orders/{uuid}/divers/{diver}/link': staff('orders'),
  'GET /admins/orders/{uuid}/health': staff('orders'),
  'POST /admins/orders/{uuid}/divers/{diver}/health/open': staff('health'),
  'POST /admins/orders/{uuid}/divers/{diver}/health/decision': staff('health'),
  'POST /admins/orders/{uuid}/divers/{diver}/health/paper': staff('health'),
};
