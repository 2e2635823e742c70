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

/** Calls of which each asks the gateway once and gets no answer; their deadline comes when all of them have asked. */
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

const placing =
  (idempotency_key: string = randomUUID()) =>
  ({ orders }: Customer) =>
    orders.create({ ...booking(slug), idempotency_key });

async function placed(token: string, key?: string) {
  const [answer] = await whileItHangs(token, [placing(key)]);
  if (!answer) throw new Error('nothing was placed');
  return answer;
}

const sessionsOf = (uuid: string) =>
  [...xendit.sessions.values()].filter(({ success_return_url }) => success_return_url.endsWith(uuid));

test('who orders while the gateway hangs has their order, and each later press tries again until there is one session', async () => {
  const token = await someone();
  const { uuid, status, payment_url, can } = await placed(token);
  expect({ status, payment_url, pay: can.pay }).toEqual({ status: 'pending_payment', payment_url: null, pay: true });

  const [pressed] = await whileItHangs(token, [({ orders }) => orders.pay({ uuid })]);
  expect(await refusalOf(Promise.resolve(pressed))).toMatchObject({ code: 'payment_unavailable', status: 409 });

  const { orders } = await callerFor(token);
  const { payment_url: page } = await orders.pay({ uuid });
  expect(page).toContain('xen.to');
  expect(sessionsOf(uuid)).toHaveLength(1);
  expect(await db.paymentAttempt.count({ where: { orderId: uuid } })).toBe(1);
});

test('the form that is sent once more while the gateway hangs leads to the same order', async () => {
  const [token, key] = [await someone(), randomUUID()];
  const { uuid } = await placed(token, key);
  expect(await placed(token, key)).toMatchObject({ uuid, payment_url: null });
});

test('three who order at once while the gateway hangs have their orders, and none waits for another', async () => {
  const orders = await Promise.all(await whileItHangs(await someone(), [placing(), placing(), placing()]));
  expect(orders.map(({ payment_url }) => payment_url)).toEqual([null, null, null]);
  expect(new Set(orders.map(({ uuid }) => uuid)).size).toBe(3);
});

test('who comes back from the gateway while it hangs sees that the payment is not known of yet', async () => {
  const token = await someone();
  const { uuid } = await placing()(await callerFor(token));
  const [view] = await whileItHangs(token, [({ orders }) => orders.return({ uuid })], 'GET', /^\/sessions/);
  expect(await view).toMatchObject({ outcome: 'waiting', order: { status: 'pending_payment' } });
});
