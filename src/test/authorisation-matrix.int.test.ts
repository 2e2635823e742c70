import { TRPCError } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import { describedIn } from '@/server/api/trpc';
import { handleRest } from '@/wiring/rest-handler';
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
  'accounts.users.login': anyone,
  'accounts.users.request_sign_in_link': anyone,
  'accounts.users.sign_in_by_link': anyone,
  'accounts.users.logout': leavingCustomers,
  'accounts.users.profile': customers,
  'accounts.users.verify_email': anyone,
  'accounts.users.forgot_password': anyone,
  'accounts.users.verify_pin': anyone,
  'accounts.users.reset_password': anyone,
  'accounts.users.change_password': customers,
  'accounts.users.update_profile': customers,
  'accounts.users.sign_in_methods': customers,
  'accounts.users.request_email_change': customers,
  'accounts.users.verify_email_change': anyone,
  'accounts.users.sessions': customers,
  'accounts.users.end_session': customers,
  'accounts.users.sign_out_everywhere': customers,
  'accounts.users.export_data': customers,
  'accounts.users.delete_account': customers,
  'accounts.users.google_start': anyone,
  'accounts.users.google_finish': anyone,
  'accounts.users.google_login': anyone,
  'accounts.users.register': anyone,
  'accounts.users.resend_email_verification': anyone,
  'accounts.admins.login': anyone,
  'accounts.admins.request_sign_in_link': anyone,
  'accounts.admins.sign_in_by_link': anyone,
  'accounts.admins.logout': leavingAdmins,
  'accounts.admins.profile': admins,
  'accounts.admins.verify_email': anyone,
  'accounts.admins.forgot_password': anyone,
  'accounts.admins.verify_pin': anyone,
  'accounts.admins.reset_password': anyone,
  'accounts.admins.change_password': admins,
  'accounts.admins.update_profile': admins,
  'accounts.admins.sign_in_methods': admins,
  'accounts.admins.request_email_change': admins,
  'accounts.admins.verify_email_change': anyone,
  'accounts.admins.sessions': admins,
  'accounts.admins.end_session': admins,
  'accounts.admins.sign_out_everywhere': admins,
  'accounts.admins.export_data': admins,
  'accounts.admins.delete_account': admins,
  'accounts.customers.find': admins,
  'accounts.customers.get': admins,
  'accounts.customers.create': admins,
  'accounts.admins.invitation': anyone,
  'accounts.admins.accept_invitation': anyone,
  'accounts.admin.users.list': admins,
  'accounts.admin.users.get': admins,
  'accounts.admin.users.create': admins,
  'accounts.admin.users.update': admins,
  'accounts.admin.users.remove': admins,
  'accounts.admin.users.export_data': admins,
  'accounts.admin.admins.list': admins,
  'accounts.admin.admins.get': admins,
  'accounts.admin.admins.create': admins,
  'accounts.admin.admins.update': admins,
  'accounts.admin.admins.invite_again': admins,
  'accounts.admin.admins.remove': admins,
  'accounts.me': signedIn,
  'accounts.sign_in_providers': anyone,
  'audit.admin.list': admins,
  'blog.posts': anyone,
  'blog.post': anyone,
  'blog.addresses': anyone,
  'blog.admin.list': admins,
  'blog.admin.tags': admins,
  'blog.admin.get': admins,
  'blog.admin.create': admins,
  'blog.admin.update': admins,
  'blog.admin.remove': admins,
  'booking.quote': customers,
  'booking.quote_for_customer': admins,
  'booking.visitor_country': customers,
  'dashboard.trends': admins,
  'dashboard.attention': admins,
  'dashboard.retry_job': admins,
  'dashboard.drop_mail': admins,
  'orders.list': customers,
  'orders.meals_given': anyone,
  'orders.next': customers,
  'orders.next_hold': customers,
  'orders.get': customers,
  'orders.earlier_divers': customers,
  'orders.create': customers,
  'orders.pay': customers,
  'orders.return': customers,
  'orders.cancel': customers,
  'orders.refund': customers,
  'orders.admin.list': admins,
  'orders.admin.get': admins,
  'orders.admin.departures': admins,
  'orders.admin.day': admins,
  'orders.admin.products': admins,
  'orders.admin.earlier_divers': admins,
  'orders.admin.create': admins,
  'orders.admin.confirm': admins,
  'orders.admin.decline': admins,
  'orders.admin.cancel': admins,
  'orders.admin.refund': admins,
  'orders.admin.accept_wrong_amount': admins,
  'orders.admin.return_wrong_amount': admins,
  'orders.admin.retry_refund': admins,
  'orders.admin.refunded_by_hand': admins,
  'orders.admin.move': admins,
  'orders.admin.take_payment': admins,
  'orders.admin.add_note': admins,
  'orders.admin.resend_mail': admins,
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
  'catalogue.admin.products.list': admins,
  'catalogue.admin.products.choices': admins,
  'catalogue.admin.products.get': admins,
  'catalogue.admin.products.preview': admins,
  'catalogue.admin.products.create': admins,
  'catalogue.admin.products.update': admins,
  'catalogue.admin.products.duplicate': admins,
  'catalogue.admin.products.show': admins,
  'catalogue.admin.products.sort': admins,
  'catalogue.admin.products.remove': admins,
  'catalogue.admin.locations.list': admins,
  'catalogue.admin.locations.get': admins,
  'catalogue.admin.locations.create': admins,
  'catalogue.admin.locations.update': admins,
  'catalogue.admin.locations.show': admins,
  'catalogue.admin.locations.sort': admins,
  'catalogue.admin.locations.remove': admins,
  'catalogue.admin.facilities.list': admins,
  'catalogue.admin.facilities.get': admins,
  'catalogue.admin.facilities.create': admins,
  'catalogue.admin.facilities.update': admins,
  'catalogue.admin.facilities.show': admins,
  'catalogue.admin.facilities.sort': admins,
  'catalogue.admin.facilities.remove': admins,
  'catalogue.admin.addons.list': admins,
  'catalogue.admin.addons.get': admins,
  'catalogue.admin.addons.create': admins,
  'catalogue.admin.addons.update': admins,
  'catalogue.admin.addons.offer': admins,
  'catalogue.admin.addons.remove': admins,
  'catalogue.admin.faqs.list': admins,
  'catalogue.admin.faqs.get': admins,
  'catalogue.admin.faqs.create': admins,
  'catalogue.admin.faqs.update': admins,
  'catalogue.admin.faqs.show': admins,
  'catalogue.admin.faqs.sort': admins,
  'catalogue.admin.faqs.remove': admins,
  'contact.send': anyone,
  'contact.inquire': anyone,
  'contact.admin.list': admins,
  'contact.admin.get': admins,
  'contact.admin.create': admins,
  'contact.admin.update': admins,
  'contact.admin.remove': admins,
  'payments.sandbox.page': anyone,
  'payments.sandbox.press': anyone,
  'places.availability': anyone,
  'places.next_departures': anyone,
  'places.schedule.days': admins,
  'places.schedule.products': admins,
  'places.schedule.month': admins,
  'places.schedule.on_day': admins,
  'places.schedule.set_day': admins,
  'places.schedule.set_days': admins,
  'places.closures.list': admins,
  'places.closures.get': admins,
  'places.closures.create': admins,
  'places.closures.update': admins,
  'places.closures.delete': admins,
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
  const answer = await handleRest(
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
