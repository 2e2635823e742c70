import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startGateways } from '@/test/own-gateways';

const { xendit } = await startGateways();
const { db } = await import('@/server/database/db');
const { callerFor } = await import('@/test/actors');
const { bookableProduct, booking } = await import('@/test/bookings');
const { account, signIn } = await import('@/test/factories');
const { refusalOf } = await import('@/test/refusal');

const { slug } = await bookableProduct({ seatsPerDay: 100 });
const SESSION = /^\/sessions$/;

type Customer = Awaited<ReturnType<typeof callerFor>>;

const someone = async () => signIn(await account());

/** Runs calls that each poll the gateway once without an answer, then moves the clock past the deadline. */
async function whileItHangs<Answer>(
  token: string,
  calls: ((customer: Customer) => Promise<Answer>)[],
  method = 'POST',
  path = SESSION,
): Promise<Promise<Answer>[]> {
  const deadline = new AbortController();
  const questions = calls.map(() => xendit.hang(method, path));
  const customer = await callerFor(token, { deadline: deadline.signal });
  const answers = calls.map((call) => call(customer));
  const answered = Promise.allSettled(answers);
  await Promise.all(questions.map(({ received }) => received));
  deadline.abort();
  await answered;
  await Promise.all(questions.map(({ abandoned }) => abandoned));
  return answers;
}

const submitWith =
  (idempotency_key: string = randomUUID()) =>
  ({ order }: Customer) =>
    order.create({ ...booking(slug), idempotency_key });

async function placed(token: string, key?: string) {
  const [answer] = await whileItHangs(token, [submitWith(key)]);
  if (!answer) throw new Error('nothing was placed');
  return answer;
}

const sessionsOf = (uuid: string) =>
  [...xendit.sessions.values()].filter(({ success_return_url }) => success_return_url.endsWith(uuid));

test('an order placed while the gateway hangs is kept, and retries end in one payment session', async () => {
  const token = await someone();
  const { uuid, status, payment_url, can } = await placed(token);
  expect({ status, payment_url, pay: can.pay }).toEqual({ status: 'pending_payment', payment_url: null, pay: true });

  const [pressed] = await whileItHangs(token, [({ order }) => order.pay({ uuid })]);
  expect(await refusalOf(Promise.resolve(pressed))).toMatchObject({ code: 'payment_unavailable', status: 409 });

  const { order } = await callerFor(token);
  const { payment_url: page } = await order.pay({ uuid });
  expect(page).toContain('xen.to');
  expect(sessionsOf(uuid)).toHaveLength(1);
  expect(await db.paymentAttempt.count({ where: { orderId: uuid } })).toBe(1);
});

test('a form submitted again while the gateway hangs leads to the same order', async () => {
  const [token, key] = [await someone(), randomUUID()];
  const { uuid } = await placed(token, key);
  expect(await placed(token, key)).toMatchObject({ uuid, payment_url: null });
});

test('three customers who order while the gateway hangs get their orders without waiting for each other', async () => {
  const orders = await Promise.all(await whileItHangs(await someone(), [submitWith(), submitWith(), submitWith()]));
  expect(orders.map(({ payment_url }) => payment_url)).toEqual([null, null, null]);
  expect(new Set(orders.map(({ uuid }) => uuid)).size).toBe(3);
});

test('tells a customer who returns while the gateway hangs that the payment is not confirmed yet', async () => {
  const token = await someone();
  const { uuid } = await submitWith()(await callerFor(token));
  const [view] = await whileItHangs(token, [({ order }) => order.return({ uuid })], 'GET', /^\/sessions/);
  expect(await view).toMatchObject({ outcome: 'waiting', order: { status: 'pending_payment' } });
});
