import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { describedIn } from '@/server/api/trpc';
import { callRest } from '@/test/rest';
import { endpoints } from '@/wiring/rest-root';
import { appRouter } from '@/wiring/trpc-root';
import sentences from '../../public/locales/en/errors.json';
import { callerFor } from './actors';
import { account, signIn } from './factories';

type Verdict = 'in' | 'unauthenticated' | 'forbidden' | 'deactivated';
type Visitor = keyof typeof tokens;
type Row = Record<Visitor, Verdict>;

// No session is used twice: some calls end it.
const tokens = {
  visitor: async () => null,
  customer: async () => signIn(await account()),
  agent: async () => signIn(await account({ role: 'AGEN' })),
  admin: async () => signIn(await account({ role: 'ADMIN' })),
  deactivatedCustomer: async () => signIn(await account({ active: false })),
  deactivatedAdmin: async () => signIn(await account({ role: 'ADMIN', active: false })),
};

const refusedDeactivated = { deactivatedCustomer: 'deactivated', deactivatedAdmin: 'deactivated' } as const;

const anyone: Row = { visitor: 'in', customer: 'in', agent: 'in', admin: 'in', ...refusedDeactivated };
const signedIn: Row = { ...anyone, visitor: 'unauthenticated' };
const customers: Row = { ...signedIn, admin: 'forbidden' };
const admins: Row = { ...signedIn, customer: 'forbidden', agent: 'forbidden' };
/** Signing out is open to every session of that audience, deactivated or not. */
const leavingCustomers: Row = { ...customers, deactivatedCustomer: 'in', deactivatedAdmin: 'forbidden' };
const leavingAdmins: Row = { ...admins, deactivatedCustomer: 'forbidden', deactivatedAdmin: 'in' };

const procedures: Record<string, Row> = {
  'auth.users.login': anyone,
  'auth.users.request_sign_in_link': anyone,
  'auth.users.sign_in_by_link': anyone,
  'auth.users.logout': leavingCustomers,
  'account.profile': customers,
  'auth.users.verify_email': anyone,
  'auth.users.forgot_password': anyone,
  'auth.users.verify_pin': anyone,
  'auth.users.reset_password': anyone,
  'account.change_password': customers,
  'account.update_profile': customers,
  'account.sign_in_methods': customers,
  'account.request_email_change': customers,
  'auth.users.verify_email_change': anyone,
  'account.sessions': customers,
  'account.end_session': customers,
  'account.sign_out_everywhere': customers,
  'account.export_data': customers,
  'account.delete_account': customers,
  'auth.users.google_start': anyone,
  'auth.users.google_finish': anyone,
  'auth.users.google_login': anyone,
  'auth.users.facebook_start': anyone,
  'auth.users.facebook_finish': anyone,
  'auth.users.facebook_send_code': anyone,
  'auth.users.facebook_confirm': anyone,
  'auth.users.facebook_login': anyone,
  'auth.users.register': anyone,
  'auth.users.resend_email_verification': anyone,
  'auth.admins.login': anyone,
  'auth.admins.request_sign_in_link': anyone,
  'auth.admins.sign_in_by_link': anyone,
  'auth.admins.logout': leavingAdmins,
  'admin.account.profile': admins,
  'auth.admins.verify_email': anyone,
  'auth.admins.forgot_password': anyone,
  'auth.admins.verify_pin': anyone,
  'auth.admins.reset_password': anyone,
  'admin.account.change_password': admins,
  'admin.account.update_profile': admins,
  'admin.account.sign_in_methods': admins,
  'admin.account.request_email_change': admins,
  'auth.admins.verify_email_change': anyone,
  'admin.account.sessions': admins,
  'admin.account.end_session': admins,
  'admin.account.sign_out_everywhere': admins,
  'admin.account.export_data': admins,
  'admin.account.delete_account': admins,
  'admin.customers.find': admins,
  'admin.customers.get': admins,
  'admin.customers.create': admins,
  'auth.admins.invitation': anyone,
  'auth.admins.accept_invitation': anyone,
  'admin.users.list': admins,
  'admin.users.get': admins,
  'admin.users.create': admins,
  'admin.users.update': admins,
  'admin.users.remove': admins,
  'admin.users.export_data': admins,
  'admin.admins.list': admins,
  'admin.admins.get': admins,
  'admin.admins.create': admins,
  'admin.admins.update': admins,
  'admin.admins.invite_again': admins,
  'admin.admins.remove': admins,
  'auth.me': signedIn,
  'auth.sign_in_providers': anyone,
  'admin.audit.list': admins,
  'blog.posts': anyone,
  'blog.post': anyone,
  'blog.addresses': anyone,
  'admin.posts.list': admins,
  'admin.posts.tags': admins,
  'admin.posts.get': admins,
  'admin.posts.create': admins,
  'admin.posts.update': admins,
  'admin.posts.remove': admins,
  'booking.quote': customers,
  'admin.booking.quote': admins,
  'booking.visitor_country': anyone,
  'admin.dashboard.trends': admins,
  'admin.dashboard.attention': admins,
  'admin.dashboard.retry_job': admins,
  'admin.dashboard.drop_mail': admins,
  'order.list': customers,
  'order.meals_given': anyone,
  'order.next': customers,
  'order.next_hold': customers,
  'order.get': customers,
  'order.earlier_divers': customers,
  'order.create': customers,
  'order.pay': customers,
  'order.return': customers,
  'order.cancel': customers,
  'order.refund': customers,
  'admin.orders.list': admins,
  'admin.orders.get': admins,
  'admin.orders.departures': admins,
  'admin.orders.day': admins,
  'admin.orders.products': admins,
  'admin.orders.earlier_divers': admins,
  'admin.orders.create': admins,
  'admin.orders.confirm': admins,
  'admin.orders.decline': admins,
  'admin.orders.cancel': admins,
  'admin.orders.refund': admins,
  'admin.orders.accept_wrong_amount': admins,
  'admin.orders.return_wrong_amount': admins,
  'admin.orders.retry_refund': admins,
  'admin.orders.refunded_by_hand': admins,
  'admin.orders.move': admins,
  'admin.orders.take_payment': admins,
  'admin.orders.add_note': admins,
  'admin.orders.resend_mail': admins,
  'catalogue.products': anyone,
  'catalogue.product': anyone,
  'catalogue.prices': signedIn,
  'catalogue.offers': anyone,
  'catalogue.offer': anyone,
  'catalogue.addresses': anyone,
  'catalogue.locations': anyone,
  'catalogue.location': anyone,
  'catalogue.facilities': anyone,
  'catalogue.facility': anyone,
  'catalogue.faqs': anyone,
  'admin.products.list': admins,
  'admin.products.choices': admins,
  'admin.products.get': admins,
  'admin.products.preview': admins,
  'admin.products.create': admins,
  'admin.products.update': admins,
  'admin.products.duplicate': admins,
  'admin.products.show': admins,
  'admin.products.sort': admins,
  'admin.products.remove': admins,
  'admin.locations.list': admins,
  'admin.locations.get': admins,
  'admin.locations.create': admins,
  'admin.locations.update': admins,
  'admin.locations.show': admins,
  'admin.locations.sort': admins,
  'admin.locations.remove': admins,
  'admin.facilities.list': admins,
  'admin.facilities.get': admins,
  'admin.facilities.create': admins,
  'admin.facilities.update': admins,
  'admin.facilities.show': admins,
  'admin.facilities.sort': admins,
  'admin.facilities.remove': admins,
  'admin.addons.list': admins,
  'admin.addons.get': admins,
  'admin.addons.create': admins,
  'admin.addons.update': admins,
  'admin.addons.offer': admins,
  'admin.addons.remove': admins,
  'admin.faqs.list': admins,
  'admin.faqs.get': admins,
  'admin.faqs.create': admins,
  'admin.faqs.update': admins,
  'admin.faqs.show': admins,
  'admin.faqs.sort': admins,
  'admin.faqs.remove': admins,
  'contact.send': anyone,
  'contact.inquire': anyone,
  'admin.messages.list': admins,
  'admin.messages.get': admins,
  'admin.messages.create': admins,
  'admin.messages.update': admins,
  'admin.messages.remove': admins,
  'payment.sandbox.page': anyone,
  'payment.sandbox.press': anyone,
  'availability.days': anyone,
  'availability.next_departures': anyone,
  'admin.schedule.days': admins,
  'admin.schedule.products': admins,
  'admin.schedule.month': admins,
  'admin.schedule.on_day': admins,
  'admin.schedule.set_day': admins,
  'admin.schedule.set_days': admins,
  'admin.closures.list': admins,
  'admin.closures.get': admins,
  'admin.closures.create': admins,
  'admin.closures.update': admins,
  'admin.closures.delete': admins,
};

const restEndpoints: Record<string, Row> = {
  'POST /users/login': anyone,
  'POST /users/sign-in-link': anyone,
  'POST /users/sign-in-link/{token}': anyone,
  'POST /users/logout': leavingCustomers,
  'GET /users/profile': customers,
  'PATCH /users/profile': customers,
  'POST /users/verify-email-changes/{token}': anyone,
  'POST /users/google/login': anyone,
  'POST /auth/google': anyone,
  'POST /auth/facebook': anyone,
  'POST /users/email-verification/{token}': anyone,
  'POST /users/forget-password': anyone,
  'POST /users/forget-password/verify-pin': anyone,
  'POST /users/forget-password/reset-password': anyone,
  'POST /users/change-password': customers,
  'POST /users/register': anyone,
  'POST /users/resend-email-verification': anyone,
  'GET /users/products': anyone,
  'GET /users/products/{slug}': anyone,
  'GET /users/products/{slug}/availability': anyone,
  'POST /users/bookings/quote': customers,
  'GET /users/orders': customers,
  'POST /users/orders': customers,
  'GET /users/orders/{uuid}': customers,
  'POST /users/orders/{uuid}/pay': customers,
  'POST /users/orders/{uuid}/cancel': customers,
  'POST /users/orders/{uuid}/refund': customers,
  'GET /admins/addons': admins,
  'POST /admins/addons': admins,
  'GET /admins/addons/{uuid}': admins,
  'PATCH /admins/addons/{uuid}': admins,
  'DELETE /admins/addons/{uuid}': admins,
  'GET /admins/orders': admins,
  'POST /admins/orders': admins,
  'GET /admins/orders/{uuid}': admins,
  'POST /admins/orders/{uuid}/confirm': admins,
  'POST /admins/orders/{uuid}/decline': admins,
  'POST /admins/orders/{uuid}/cancel': admins,
  'POST /admins/orders/{uuid}/refund': admins,
  'POST /admins/orders/{uuid}/wrong-amount/accept': admins,
  'POST /admins/orders/{uuid}/wrong-amount/return': admins,
  'POST /admins/orders/{uuid}/move': admins,
  'POST /admins/orders/{uuid}/payments': admins,
  'POST /admins/orders/{uuid}/notes': admins,
  'GET /admins/audit': admins,
  'GET /admins/blogs': admins,
  'POST /admins/blogs': admins,
  'GET /admins/blogs/{slug}': admins,
  'PATCH /admins/blogs/{slug}': admins,
  'DELETE /admins/blogs/{slug}': admins,
  'GET /admins/contacts': admins,
  'POST /admins/contacts': admins,
  'GET /admins/contacts/{uuid}': admins,
  'PATCH /admins/contacts/{uuid}': admins,
  'DELETE /admins/contacts/{uuid}': admins,
  'GET /admins/users': admins,
  'POST /admins/users': admins,
  'GET /admins/users/{uuid}': admins,
  'PATCH /admins/users/{uuid}': admins,
  'DELETE /admins/users/{uuid}': admins,
  'GET /admins/admins': admins,
  'POST /admins/admins': admins,
  'GET /admins/admins/{uuid}': admins,
  'PATCH /admins/admins/{uuid}': admins,
  'DELETE /admins/admins/{uuid}': admins,
  'POST /admins/invitation/{token}': anyone,
  'GET /admins/products': admins,
  'POST /admins/products': admins,
  'GET /admins/products/{slug}': admins,
  'PATCH /admins/products/{slug}': admins,
  'DELETE /admins/products/{slug}': admins,
  'GET /admins/locations': admins,
  'POST /admins/locations': admins,
  'GET /admins/locations/{slug}': admins,
  'PATCH /admins/locations/{slug}': admins,
  'DELETE /admins/locations/{slug}': admins,
  'GET /admins/facility-locations': admins,
  'POST /admins/facility-locations': admins,
  'GET /admins/facility-locations/{slug}': admins,
  'PATCH /admins/facility-locations/{slug}': admins,
  'DELETE /admins/facility-locations/{slug}': admins,
  'POST /admins/login': anyone,
  'POST /admins/sign-in-link': anyone,
  'POST /admins/sign-in-link/{token}': anyone,
  'POST /admins/logout': leavingAdmins,
  'GET /admins/profile': admins,
  'PATCH /admins/profile': admins,
  'POST /admins/verify-email-changes/{token}': anyone,
  'POST /admins/email-verification/{token}': anyone,
  'POST /admins/forget-password': anyone,
  'POST /admins/forget-password/verify-pin': anyone,
  'POST /admins/forget-password/reset-password': anyone,
  'POST /admins/change-password': admins,
};

type Call = (input: unknown) => Promise<unknown>;

/** Called with empty input: an admitted caller gets a missing field, a not found, or an answer. */
async function verdictOfProcedure(name: string, who: Visitor): Promise<string> {
  const caller: unknown = await callerFor(await tokens[who]());
  const call = name.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], caller) as Call;
  const refusal = await call({}).then(
    () => null,
    (error: unknown) => {
      const refused = error instanceof TRPCError ? describedIn(error)?.refused : undefined;
      if (!refused || refused.code === 'internal') throw error;
      return refused;
    },
  );
  return refusal && [401, 403].includes(refusal.status) ? refusal.code : 'in';
}

async function verdictOfEndpoint(endpoint: string, who: Visitor): Promise<string> {
  const [method = '', path = ''] = endpoint.split(' ');
  const token = await tokens[who]();
  const answer = await callRest(
    new Request(`http://localhost:3000/api${path.replace(/\{\w+\}/g, 'nothing-of-that-name')}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(method !== 'GET' && { body: '{}' }),
    }),
  );
  if (answer.status >= 500) throw new Error(`${endpoint} answered ${answer.status}`);
  if (answer.status === 401) return 'unauthenticated';
  if (answer.status !== 403) return 'in';
  const { message } = (await answer.json()) as { message: string };
  return message === sentences.deactivated ? 'deactivated' : message === sentences.forbidden ? 'forbidden' : message;
}

async function rowOf(name: string, verdictOf: typeof verdictOfProcedure) {
  const row: Record<string, string> = {};
  for (const who of Object.keys(tokens) as Visitor[]) row[who] = await verdictOf(name, who);
  return row;
}

describe('who may call which procedure', () => {
  test('is decided here for every existing procedure, and for no other', () => {
    expect(Object.keys(procedures).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  test('is an admin for all of admin.*, and for nothing else', () => {
    const names = Object.keys(procedures);
    expect(names.filter((name) => procedures[name] === admins)).toEqual(
      names.filter((name) => name.startsWith('admin.')),
    );
  });

  test.each(Object.entries(procedures))('%s', async (name, row) => {
    expect(await rowOf(name, verdictOfProcedure)).toEqual(row);
  });
});

describe('who may call which REST endpoint', () => {
  test('is decided here for every existing endpoint, and for no other', () => {
    const there = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(restEndpoints).sort()).toEqual(there.sort());
  });

  test.each(Object.entries(restEndpoints))('%s', async (name, row) => {
    expect(await rowOf(name, verdictOfEndpoint)).toEqual(row);
  });
});
