import { noRequirements, teachesNothing } from '@/features/catalogue/domain/requirements';
import type { OperationExamples } from '@/server/api/rest/document-operation';
import { type Day, plusDays } from '@/shared/time/days';

const MONTH = 30;

const account = { email: 'diver@segara.test', password: 'diver-demo-1' };

const diver = {
  full_name: 'Hana Lindqvist',
  date_of_birth: '1990-04-21',
  gender: 'female',
  nationality: 'SE',
  phone: '+46 70 123 45 67',
  email: 'diver@segara.test',
  height_cm: 172,
  weight_kg: 64,
  shoe_size: 39,
  shoe_size_system: 'EU',
  dietary_restriction: 'none',
  association: 'PADI',
  certification_number: '1203A4567',
  certification_level: 'open_water',
};
const buddy = { ...diver, full_name: 'Jonas Lindqvist', gender: 'male', height_cm: 184, weight_kg: 81, shoe_size: 44 };

const activityOn = (day: Day) => ({
  product: 'tulamben-night-dive',
  activity_date: day,
  quantity: 1,
  payment_type: 'down_payment',
});

const session = {
  token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  device_token: 'Zm9yIHRoZSBuZXh0IGxvZ2lu',
  expires_at: '2026-12-15T02:30:00.000Z',
  message: 'Welcome aboard.',
};

const price = {
  lines: [{ label: 'Night dive at Tulamben', quantity: 1, unit_price: 3_200_000, amount: 3_200_000 }],
  activity_fee: 3_200_000,
  add_on_fee: 0,
  discount: 0,
  passed_on: 0,
  total: 3_200_000,
  due_now: 960_000,
  remaining_balance: 2_240_000,
  due_on_site: 2_240_000,
  fees: [],
};

const product = {
  uuid: '6b1f0f6c-3a0e-4d61-9d0e-0c9a4c1f7a11',
  slug: 'usat-liberty-wreck',
  kind: 'trip',
  title: 'The USAT Liberty at Tulamben',
  summary: 'The stern of a 120-metre cargo ship rises out of the blue.',
  cover: null,
  level: 'open_water',
  dive_count: 2,
  duration_days: 1,
  minimum_age: 12,
  divers_per_package: 2,
  allow_half_package: true,
  max_quantity: 4,
  refresher: false,
  teaches: teachesNothing,
  skipped_steps: [],
  requirements: noRequirements,
  bookable: true,
  forms: 'before_day',
  variants: [],
  add_ons: [],
  price: 3_200_000,
};

const profile = {
  uuid: '0d5c8a4e-6a4b-4f0b-8a53-2b6f6a2f5f10',
  first_name: 'Hana',
  last_name: 'Lindqvist',
  email: 'diver@segara.test',
  gender: null,
  avatar: null,
  role: 'USER',
  provider: 'LOCAL',
  active: true,
  locale: 'en',
};

/** The examples of the API document by operation; all of them work unchanged on the demo shop. */
export function examplesOn(today: Day): Record<string, OperationExamples> {
  const day = plusDays(today, MONTH);
  const times = [{ time: '07:30', places_left: 6, status: 'open' }];
  return {
    post_users_login: { request: account, response: { data: session } },
    post_users_register: {
      request: {
        first_name: 'Hana',
        last_name: 'Lindqvist',
        email: 'hana@example.test',
        password: 'blue-lagoon-8',
        confirm_password: 'blue-lagoon-8',
      },
    },
    post_users_forget_password: { request: { email: account.email } },
    post_users_change_password: {
      request: {
        current_password: account.password,
        password: 'blue-lagoon-8',
        confirm_password: 'blue-lagoon-8',
      },
    },
    get_users_profile: { response: { data: profile } },
    patch_users_profile: { request: { locale: 'de' } },
    get_users_products: {
      response: { data: [product], meta: { page: 1, per_page: 20, total: 1, last_page: 1 } },
    },
    get_users_products_slug: { response: { data: product } },
    post_users_products_slug_fit: {
      request: {
        certification_level: 'open_water',
        association: 'PADI',
        logged_dives: 30,
        last_dive_range: '1_to_2_years',
      },
    },
    get_users_products_slug_availability: {
      response: { data: [{ date: day, places_left: 6, status: 'open', note: null, times }] },
    },
    get_users_availability: {
      response: { data: [{ product: product.slug, kind: product.kind, days: [{ date: day, places_left: 6 }] }] },
    },
    post_users_bookings_quote: {
      request: activityOn(day),
      response: { data: { ...price, items: [price], double_bookings: [] } },
    },
    post_users_orders: {
      request: {
        ...activityOn(day),
        pickup_area: 'sanur',
        divers: [diver, buddy],
        emergency_contact: { name: 'Maja Lindqvist', phone: '+46 70 765 43 21' },
      },
    },
    post_users_orders_uuid_pickup: { request: { pickup_area: 'sanur', pickup_address: 'Jl. Danau Tamblingan 8' } },
    post_users_orders_uuid_move_request: {
      request: { activity_date: plusDays(day, 1), message: 'We land a day later.' },
    },
    post_users_people: { request: buddy },
    post_admins_login: {
      request: { email: 'admin@segara.test', password: 'admin-demo-1' },
      response: { data: session },
    },
    post_admins_orders_uuid_decline: { request: { reason: 'The sea is too rough that day.' } },
    post_admins_orders_uuid_cancel: { request: { reason: 'The guests fell ill.' } },
    post_admins_orders_uuid_refund: { request: { amount: 100_000, reason: 'One dive was cut short.' } },
    post_admins_orders_uuid_payments: { request: { amount: 100_000, method: 'cash' } },
    post_admins_orders_uuid_move: { request: { date: plusDays(day, 1) } },
    post_admins_orders_uuid_notes: { request: { note: 'Celebrates a hundredth dive.' } },
    post_admins_orders_uuid_messages: {
      request: { subject: 'Your dives', message: 'We meet at 07:00 in the lobby.' },
    },
  };
}
