import { demoAccounts } from '../../../prisma/seed/demo-accounts';
import { dayAt, plusDays } from '../../../src/shared/time/days';
import { Fault } from '../fault';
import { type Figures, load } from '../load';
import { type ListCalls, staffCalls } from './list-calls';

const CALLS = 20;
const WARMING_UP = 3;
const NAME_WIDTH = 58;
/** Within so many milliseconds 95 of 100 calls are answered. */
const GOAL_MS = 200;

export type MeasuredList = { name: string; figures: Figures };

/** The session of the account with this role, as the header of a browser. */
async function cookieOf(origin: string, role: 'ADMIN' | 'USER'): Promise<string> {
  const account = demoAccounts.find((one) => one.role === role);
  const answer = await fetch(`${origin}/api/${role === 'ADMIN' ? 'admins' : 'users'}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { data } = (await answer.json()) as { data?: { token?: string } };
  if (!data?.token) throw new Fault(`The demo's account ${account?.email} cannot sign in at ${origin}.`);
  return `auth-token=${data.token}`;
}

type Read = (procedure: string, input?: object) => Promise<{ status: number; bytes: number; data: unknown }>;

/** Calls a procedure as a page of the back office does. */
const reader =
  (origin: string, cookie: string): Read =>
  async (procedure, input) => {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : '';
    const answer = await fetch(`${origin}/api/trpc/${procedure}${query}`, { headers: { cookie } });
    const text = await answer.text();
    const bytes = Buffer.byteLength(text);
    if (!answer.ok) return { status: answer.status, bytes, data: null };
    return { status: answer.status, bytes, data: JSON.parse(text).result.data.json };
  };

type Orders = {
  data: { uuid: string; booking_id: string; name: string; email: string | null; product: { slug: string } }[];
};

/** Somebody to look for, and a product: those of an order in the middle of the list. */
async function samplesFrom(read: Read): Promise<Parameters<typeof staffCalls>[0]> {
  const { data } = await read('admin.orders.list', { page: 50 });
  const [order] = (data as Orders | null)?.data ?? [];
  if (!order) throw new Fault('There are fewer than 1,000 orders. Run npm run db:fill -- orders 1000000 first.');
  const full = await read('admin.orders.get', { uuid: order.uuid });
  const { customer } = full.data as { customer: { uuid: string } };
  return {
    bookingId: order.booking_id,
    name: order.name,
    email: order.email ?? '',
    customer: customer.uuid,
    product: order.product.slug,
    today: dayAt(new Date()),
  };
}

async function measured(read: Read, calls: ListCalls): Promise<MeasuredList[]> {
  const found: MeasuredList[] = [];
  for (const [name, { procedure, input }] of Object.entries(calls)) {
    const call = () => read(procedure, input);
    await load(call, WARMING_UP, 1);
    found.push({ name, figures: await load(call, CALLS, 1) });
  }
  return found;
}

/** The last page that the list offers. */
async function lastPage(read: Read, procedure: string): Promise<number> {
  const { data } = await read(procedure, {});
  return (data as { meta: { last_page: number } }).meta.last_page;
}

/** Each list of the back office and of a customer, one call after the other, so that nothing waits for another call. */
export async function measureLists(origin: string): Promise<MeasuredList[]> {
  const staff = reader(origin, await cookieOf(origin, 'ADMIN'));
  const customer = reader(origin, await cookieOf(origin, 'USER'));
  const samples = await samplesFrom(staff);
  const last: ListCalls = {};
  for (const procedure of ['admin.orders.list', 'admin.customers.list', 'admin.payments.list'])
    last[`${procedure}, last page`] = { procedure, input: { page: await lastPage(staff, procedure) } };
  return [
    ...(await measured(staff, { ...staffCalls(samples), ...last })),
    ...(await measured(customer, {
      'order.list': { procedure: 'order.list', input: {} },
      'order.list, coming': { procedure: 'order.list', input: { when: 'coming' } },
      'availability.free_days, a month': {
        procedure: 'availability.free_days',
        input: { from: samples.today, to: plusDays(samples.today, 30) },
      },
    })),
  ];
}

const milliseconds = (time: number) => `${time.toFixed(0)} ms`.padStart(10);

/** Prints each list with its times, the slowest first; returns how many calls were refused. */
export async function printLists(origin: string): Promise<{ found: MeasuredList[]; refused: number }> {
  console.log(`\nLists, ${CALLS} calls each, one after the other, the slowest first\n`);
  console.log(`  ${''.padEnd(NAME_WIDTH)}${['median', '95 %', 'slowest'].map((head) => head.padStart(10)).join('')}`);
  const found = await measureLists(origin);
  const sorted = found.toSorted((one, other) => other.figures.p95 - one.figures.p95);
  for (const { name, figures } of sorted) {
    const times = [figures.median, figures.p95, figures.slowest].map(milliseconds);
    console.log(`  ${name.padEnd(NAME_WIDTH)}${times.join('')}${figures.refused > 0 ? '  refused' : ''}`);
  }
  const slow = found.filter(({ figures }) => figures.p95 > GOAL_MS).length;
  console.log(`\n${slow} of ${found.length} take longer than ${GOAL_MS} ms at 95 %.`);
  return { found, refused: found.reduce((sum, { figures }) => sum + figures.refused, 0) };
}
