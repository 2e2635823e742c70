import { demoAccounts } from '../../prisma/seed/demo-accounts';
import { Fault } from '../../scripts/lib/fault';
import { dayAt } from '../../src/shared/time/days';
import { customerCalls, type ListCalls, staffCalls } from '../../src/test/list-calls';
import { type Answer, type Figures, load } from '../lib/load';

const CALLS = 20;
/** Leaves out the first calls where time allows more. */
const FEWEST = 3;
const MOST_MS = 2_000;
const NAME_WIDTH = 58;
/** Time within which 95 of 100 calls must be answered. */
const GOAL_MS = 200;

export type MeasuredList = { name: string; figures: Figures };

/** Signs in with the demo account of this role; returns the session as a cookie header. */
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

/** Takes search terms and a product from an order in the middle of the list. */
async function samplesFrom(read: Read): Promise<Parameters<typeof staffCalls>[0]> {
  const { data } = await read('admin.orders.list', { page: 50 });
  const [order] = (data as Orders | null)?.data ?? [];
  if (!order) throw new Fault('There are fewer than 1,000 orders; run npm run db:fill -- orders 1000000 first.');
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

/** Makes as many calls as fit in the time for one list, but at least `FEWEST`. */
async function callRepeatedly(call: () => Promise<Answer>): Promise<Figures> {
  const first = await load(call, FEWEST, 1);
  const more = Math.min(CALLS, Math.floor(MOST_MS / first.median));
  return more > FEWEST ? load(call, more, 1) : first;
}

async function measured(read: Read, calls: ListCalls, report: (list: MeasuredList) => void): Promise<MeasuredList[]> {
  const found: MeasuredList[] = [];
  for (const [name, { procedure, input }] of Object.entries(calls)) {
    const list = { name, figures: await callRepeatedly(() => read(procedure, input)) };
    report(list);
    found.push(list);
  }
  return found;
}

/** Finds the last page that the list offers. */
async function lastPage(read: Read, procedure: string): Promise<number> {
  const { data } = await read(procedure, {});
  return (data as { meta: { last_page: number } }).meta.last_page;
}

const named = (part: string, calls: ListCalls): ListCalls =>
  Object.fromEntries(Object.entries(calls).filter(([name]) => name.includes(part)));

/** Makes one call at a time, so none waits for another. */
async function measureLists(
  origin: string,
  part: string,
  report: (list: MeasuredList) => void,
): Promise<MeasuredList[]> {
  const staff = reader(origin, await cookieOf(origin, 'ADMIN'));
  const customer = reader(origin, await cookieOf(origin, 'USER'));
  const samples = await samplesFrom(staff);
  const last: ListCalls = {};
  for (const procedure of ['admin.orders.list', 'admin.users.list', 'admin.payments.list'])
    last[`${procedure}, last page`] = { procedure, input: { page: await lastPage(staff, procedure) } };
  return [
    ...(await measured(staff, named(part, { ...staffCalls(samples), ...last }), report)),
    ...(await measured(customer, named(part, customerCalls(samples)), report)),
  ];
}

const milliseconds = (time: number) => `${time.toFixed(0)} ms`.padStart(10);

/** Returns the times of each list whose name contains `part`, and the number of refused calls. */
export async function printLists(origin: string, part: string): Promise<{ found: MeasuredList[]; refused: number }> {
  console.log(`\nLists: up to ${CALLS} calls each, one at a time\n`);
  console.log(`  ${''.padEnd(NAME_WIDTH)}${['median', '95 %', 'slowest'].map((head) => head.padStart(10)).join('')}`);
  const found = await measureLists(origin, part, ({ name, figures }) => {
    const times = [figures.median, figures.p95, figures.slowest].map(milliseconds);
    console.log(`  ${name.padEnd(NAME_WIDTH)}${times.join('')}${figures.refused > 0 ? '  refused' : ''}`);
  });
  const slow = found.filter(({ figures }) => figures.p95 > GOAL_MS).map(({ name }) => name);
  console.log(
    `\n${slow.length} of ${found.length} take longer than ${GOAL_MS} ms at 95 %${slow.length > 0 ? `: ${slow.join('; ')}` : ''}.`,
  );
  return { found, refused: found.reduce((sum, { figures }) => sum + figures.refused, 0) };
}
