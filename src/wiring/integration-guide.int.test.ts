import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { paymentHook } from '@/features/orders/commands/payment-hook';
import { checkAttempts } from '@/features/payments/commands/check-attempts';
import { patternOf } from '@/server/api/rest/endpoint';
import { hashPassword } from '@/server/auth/passwords';
import { db } from '@/server/database/db';
import { dayAt, plusDays } from '@/shared/time/days';
import { bookableProduct } from '@/test/bookings';
import { operations } from '@/test/documented-answers';
import { account } from '@/test/factories';
import { callRest } from '@/test/rest';
import { examplesOn } from './rest-examples';
import { handleTrpc } from './trpc-handler';

const [, guide = ''] = readFileSync('docs/integration.md', 'utf8').split('## From nothing to a refunded order');
const blocks = [...(guide.split('\n## ')[0] ?? '').matchAll(/```bash\n(.*?)```/gs)].map(([, block]) => block ?? '');
const calls = blocks.filter((block) => block.startsWith('curl '));

const examples = examplesOn(dayAt(new Date()));
const example = examples.post_users_orders?.request as { activity_date: string } | undefined;
const dayOfExamples = String(example?.activity_date);

type Values = Record<string, string>;
const fill = (text: string, values: Values) =>
  text.replace(/\$([A-Z]+)/g, (_, name: string) => values[name] ?? expect.fail(`the guide sets no ${name}`));

/** Builds a call from the guide, with values taken from earlier answers. */
function requestOf(block: string, values: Values) {
  const [head = '', rest = ''] = block.split('<<BODY\n');
  const [, url = ''] = /"(\$API[^"]*)"/.exec(head) ?? [];
  const headers = Object.fromEntries(
    [...head.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(([, name = '', value = '']) => [name, fill(value, values)]),
  );
  const body = rest.includes('\nBODY') ? fill(rest.slice(0, rest.indexOf('\nBODY')), values) : undefined;
  const method = /-X (\w+)/.exec(head)?.[1] ?? (body ? 'POST' : 'GET');
  return { body, request: new Request(fill(url, values), { method, headers, ...(body && { body }) }) };
}

/** Collects each `# NAME is data.field of the answer` below a call. */
function taken(block: string, answer: unknown): Values {
  const wanted = [...block.matchAll(/^# ([A-Z]+) is (the end of )?([\w.]+) of the answer$/gm)];
  return Object.fromEntries(
    wanted.map(([, name = '', isEnd, path = '']) => {
      const value = String(path.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], answer));
      return [name, isEnd ? (value.split('/').at(-1) ?? '') : value];
    }),
  );
}

const exampleFor = (request: Request) => {
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const found = operations.find((one) => one.method === request.method.toLowerCase() && patternOf(one.path).test(path));
  return found && examples[found.operation.operationId]?.request;
};

const values: Values = { API: 'http://localhost:3000/api', DAY: dayOfExamples, END: plusDays(dayOfExamples, 14) };
const answers: { status: number; data: Record<string, unknown> }[] = [];

/** Does the worker's part after the sandbox has reported the payment. */
const receivePayment = () => checkAttempts({ db, now: new Date() }, values.ORDER ?? '', paymentHook);

async function run(block: string) {
  const { request, body } = requestOf(block, values);
  const isSandbox = request.url.includes('/api/trpc/');
  const expected = exampleFor(request);
  if (body && !isSandbox) expect(JSON.parse(body), `the body of ${request.url}`).toEqual(expected);
  const answer = isSandbox ? await handleTrpc(request) : await callRest(request);
  const json = (await answer.json()) as { data: Record<string, unknown> };
  expect(answer.ok, JSON.stringify(json)).toBe(true);
  if (isSandbox) await receivePayment();
  Object.assign(values, taken(block, json));
  answers.push({ status: answer.status, data: json.data });
}

beforeAll(async () => {
  await account({ email: 'diver@segara.test', passwordHash: await hashPassword('diver-demo-1') });
  await bookableProduct({ slug: 'tulamben-night-dive' });
});

test('the calls of the guide lead from nothing to a paid, cancelled and refunded order', async () => {
  expect(calls.length).toBe(8);
  for (const block of calls) await run(block);
  const [login, days, quote, placed, , paid, cancelled, ended] = answers;
  expect(login?.data).toMatchObject({ token: values.TOKEN });
  expect(days?.data[0]).toMatchObject({ date: dayOfExamples, status: 'open' });
  expect(placed).toMatchObject({ status: 201, data: { uuid: values.ORDER, total: quote?.data.total } });
  expect(paid?.data).toMatchObject({ status: 'paid', paid: quote?.data.due_now });
  expect(cancelled?.data).toMatchObject({ status: 'cancelled' });
  expect(Number(ended?.data.refunding) + Number(ended?.data.refunded)).toBe(quote?.data.due_now);
});
