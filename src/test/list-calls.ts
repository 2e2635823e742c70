import { type Day, plusDays } from '@/shared/time/days';

export type ListCalls = Record<string, { procedure: string; input?: object }>;

type Samples = { bookingId: string; name: string; email: string; customer: string; product: string; today: Day };

const MONTH = 30;
const YEAR = 365;

/** Calls a list without input and with each of the inputs. */
const callsOf = (procedure: string, inputs: Record<string, object>): ListCalls => ({
  [procedure]: { procedure, input: {} },
  ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [`${procedure}, ${name}`, { procedure, input }])),
});

const sorts = (...columns: string[]) => Object.fromEntries(columns.map((sort) => [`sort ${sort}`, { sort }]));
const pages = Object.fromEntries([2, 100, 400].map((page) => [`page ${page}`, { page }]));

/** Typical staff searches: people, parts of words, words that match nearly everything, and words that match nothing. */
function searches({ bookingId, name, email }: Samples): Record<string, object> {
  const [first = '', last = ''] = name.split(' ');
  return Object.fromEntries(
    [bookingId, first, name, `${last.slice(0, 3)}`, email, 'example', 'an', 'qzxwv', `${first} qzxwv`].map((search) => [
      `search ${search}`,
      { search },
    ]),
  );
}

/** Searches with many matches and with none. */
const words = { 'search an': { search: 'an' }, 'search qzxwv': { search: 'qzxwv' } };

/** Lists of the catalogue and the operation. */
const shopCalls = ({ today, product }: Samples): ListCalls => ({
  ...callsOf('admin.products.list', { ...words, ...sorts('slug', '-price', '-updated_at'), trips: { kind: 'trip' } }),
  'admin.products.choices': { procedure: 'admin.products.choices', input: {} },
  ...callsOf('admin.addons.list', { ...words, ...sorts('slug', '-price', '-updated_at') }),
  ...callsOf('admin.locations.list', { ...words, ...sorts('slug', 'depth', '-updated_at') }),
  ...callsOf('admin.facilities.list', { ...words, ...sorts('slug', '-updated_at') }),
  ...callsOf('admin.faqs.list', { ...words, ...sorts('topic', '-updated_at') }),
  ...callsOf('admin.posts.list', { ...words, ...sorts('published_at', '-updated_at', 'author') }),
  ...callsOf('admin.templates.list', {}),
  ...callsOf('admin.fleet.list', words),
  ...callsOf('admin.equipment.list', { ...words, ...sorts('kind', 'due', '-updated_at'), overdue: { due: 'overdue' } }),
  'admin.equipment.packing': { procedure: 'admin.equipment.packing', input: { date: today } },
  'admin.equipment.out': { procedure: 'admin.equipment.out' },
  'admin.gas.day': { procedure: 'admin.gas.day', input: { date: today } },
  ...callsOf('admin.crew.list', { ...words, ...sorts('name', 'papers', '-created_at') }),
  ...callsOf('admin.crew.roster', {}),
  ...callsOf('admin.closures.list', {}),
  'admin.closures.proposals.list': { procedure: 'admin.closures.proposals.list' },
  'admin.schedule.products': { procedure: 'admin.schedule.products' },
  'admin.board.lists': { procedure: 'admin.board.lists', input: { date: today } },
  'admin.orders.day_rows': { procedure: 'admin.orders.day_rows', input: { date: today } },
  'admin.pay.month': { procedure: 'admin.pay.month', input: { month: today.slice(0, 7) } },
  'admin.order_edits.choices': { procedure: 'admin.order_edits.choices', input: { product } },
});

const reportRows = [
  'sales_by_booking',
  'sales_by_activity',
  'payments',
  'refunds',
  'occupancy',
  'countries',
  'lead_time',
];

/** Lists of payments, invoices and their totals. */
function moneyCalls(samples: Samples): ListCalls {
  const { bookingId, name, today } = samples;
  const month = { from: plusDays(today, -MONTH), to: today };
  const code = bookingId.slice('SGR-'.length);
  const bookings = {
    'search a booking': { search: bookingId },
    'search two characters': { search: code.slice(0, 2) },
    'search one character': { search: code.slice(0, 1) },
    'search qzxwv': { search: 'qzxwv' },
  };
  const invoices = {
    ...searches(samples),
    'search a number': { search: '2026-00042' },
    'credit notes': { kind: 'credit_note' },
    'a year': { year: Number(today.slice(0, 4)) - 1 },
    'search credit notes': { search: name, kind: 'credit_note' },
    'search a year': { search: name, year: Number(today.slice(0, 4)) - 1 },
  };
  return {
    ...callsOf('admin.payments.list', {
      ...pages,
      ...sorts('at', 'amount', '-amount'),
      ...bookings,
      'search a booking by amount': { search: bookingId, sort: '-amount' },
      charges: { kind: 'charge' },
      'in cash': { method: 'cash' },
      'a gateway': { gateway: 'sandbox' },
      'a month': month,
    }),
    ...callsOf('admin.payments.totals', { ...bookings, 'a month': month }),
    ...callsOf('admin.invoices.list', {
      ...pages,
      ...sorts('number', 'total', '-total'),
      ...invoices,
      'credit notes by amount': { kind: 'credit_note', sort: '-total' },
      'invoices by amount': { kind: 'invoice', sort: 'total' },
      'a year by amount': { year: Number(today.slice(0, 4)) - 1, sort: '-total' },
      'search by amount': { search: name, sort: '-total' },
    }),
    ...callsOf('admin.invoices.totals', invoices),
    ...Object.fromEntries(
      reportRows.map((rows) => [`admin.reports.${rows}`, { procedure: `admin.reports.${rows}`, input: month }]),
    ),
  };
}

/** Covers every list of the back office. */
export function staffCalls(samples: Samples): ListCalls {
  const { today, customer, product, name } = samples;
  const month = { from: plusDays(today, -MONTH), to: today };
  const ahead = { from: today, to: plusDays(today, MONTH) };
  const lastYear = plusDays(today, -YEAR);
  return {
    ...callsOf('admin.orders.list', {
      ...pages,
      ...sorts('created_at', 'activity_date', '-activity_date', 'total', '-total'),
      ...searches(samples),
      'search +62 812 555 0137': { search: '+62 812 555 0137' },
      'status completed': { status: 'completed' },
      'status paid': { status: 'paid' },
      'status expired': { status: 'expired' },
      'a month': month,
      'a day': { on: lastYear },
      'a product': { product },
      'a product and a status': { product, status: 'confirmed' },
      'a customer': { customer },
      'with a flag': { attention: true },
      'search in a month': { ...month, search: name },
      'search and a status': { status: 'confirmed', search: name },
    }),
    ...callsOf('admin.orders.rows', { 'page 100': { page: 100, per_page: 100 } }),
    'admin.orders.products': { procedure: 'admin.orders.products' },
    'admin.orders.departures, a month': { procedure: 'admin.orders.departures', input: ahead },
    'admin.orders.day': { procedure: 'admin.orders.day', input: { date: today } },
    'admin.orders.day, a year ago': { procedure: 'admin.orders.day', input: { date: lastYear } },
    ...callsOf('admin.users.list', {
      ...pages,
      ...sorts('name', '-name', 'email', 'created_at'),
      ...searches(samples),
      'not confirmed': { confirmed: false },
      agents: { role: 'AGEN' },
    }),
    ...callsOf('admin.customers.list', searches(samples)),
    'admin.customers.find': { procedure: 'admin.customers.find', input: { search: name } },
    'admin.customers.file': { procedure: 'admin.customers.file', input: { uuid: customer } },
    ...callsOf('admin.admins.list', {}),
    ...callsOf('admin.messages.list', { 'search name': { search: name }, 'search qzxwv': { search: 'qzxwv' } }),
    ...callsOf('admin.audit.list', { 'search qzxwv': { search: 'qzxwv' }, everything: { action: 'any' } }),
    ...moneyCalls(samples),
    ...callsOf('admin.refund_approvals.list', {}),
    'admin.order_bulk.list': { procedure: 'admin.order_bulk.list' },
    ...callsOf('admin.cash.list', {}),
    'admin.cash.day': { procedure: 'admin.cash.day', input: { date: today } },
    'admin.schedule.month': { procedure: 'admin.schedule.month', input: ahead },
    'admin.schedule.on_day': { procedure: 'admin.schedule.on_day', input: { date: today } },
    'admin.schedule.days': { procedure: 'admin.schedule.days', input: { product, ...ahead } },
    'admin.board.get': { procedure: 'admin.board.get', input: { date: today } },
    'admin.board.outings': { procedure: 'admin.board.outings', input: ahead },
    'admin.board.crew': { procedure: 'admin.board.crew', input: ahead },
    'admin.seats.short_days': { procedure: 'admin.seats.short_days', input: ahead },
    'admin.reports.all, a month': { procedure: 'admin.reports.all', input: month },
    'admin.reports.all, a year': { procedure: 'admin.reports.all', input: { from: lastYear, to: today } },
    'admin.dashboard.trends, a month': { procedure: 'admin.dashboard.trends', input: { days: 30 } },
    'admin.dashboard.trends, a year': { procedure: 'admin.dashboard.trends', input: { days: 365 } },
    'admin.dashboard.attention': { procedure: 'admin.dashboard.attention' },
    'admin.dashboard.waiting': { procedure: 'admin.dashboard.waiting' },
    'admin.pay.margins': { procedure: 'admin.pay.margins', input: month },
    ...shopCalls(samples),
  };
}

/** Covers a customer's own pages and public pages. */
export const customerCalls = ({ today }: Samples): ListCalls => ({
  ...callsOf('order.list', { coming: { when: 'coming' }, past: { when: 'past' } }),
  ...callsOf('people.list', {}),
  'order.pickable_people': { procedure: 'order.pickable_people' },
  'availability.free_days, a month': {
    procedure: 'availability.free_days',
    input: { from: today, to: plusDays(today, MONTH) },
  },
  'catalogue.products': { procedure: 'catalogue.products', input: { kinds: ['trip'] } },
  ...callsOf('catalogue.offers', { trips: { kind: 'trip' } }),
  ...callsOf('catalogue.locations', {}),
  'catalogue.addresses': { procedure: 'catalogue.addresses', input: { of: 'products' } },
  ...callsOf('blog.posts', {}),
  ...callsOf('blog.addresses', {}),
});
