import { expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import type { Step } from '@/server/http/step';
import { measureRequests } from '@/server/metrics/measure-requests';
import { callerFor } from '@/test/actors';
import { anOrder, later } from '@/test/orders';
import { ask, serveSteps } from '@/test/serve-steps';
import { stateMetrics } from './state-metrics';

const TOKEN = 'a token for the figures, long enough';
vi.hoisted(() => {
  vi.stubEnv('METRICS_TOKEN', 'a token for the figures, long enough');
});
const { handleMetrics } = await import('./metrics-handler');

const read = (authorization?: string) =>
  handleMetrics(new Request('http://localhost/api/metrics', { headers: authorization ? { authorization } : {} }));
const figures = async () => (await read(`Bearer ${TOKEN}`)).text();

test('the metrics require the token', async () => {
  for (const wrong of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) expect((await read(wrong)).status).toBe(401);
  const answer = await read(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test('the metrics cover the process, its connections and its pages', async () => {
  const text = await figures();
  for (const name of ['process_cpu_seconds_total', 'segara_pool_connections', 'segara_pages_stored_bytes'])
    expect(text).toContain(name);
  expect(text).toContain('segara_database_up 1');
});

test('the metrics cover the current jobs, held seats and payments', async () => {
  await anOrder();
  const text = await stateMetrics(db, later(5));
  expect(text).toMatch(/segara_jobs\{state="\w+"\} [1-9]/);
  expect(text).toMatch(/segara_held_orders [1-9]/);
  expect(text).toMatch(/segara_held_seats [1-9]/);
  expect(text).toMatch(/segara_payments_of_the_day\{gateway="sandbox",status="\w+"\} [1-9]/);
});

test('the metrics count procedures by outcome', async () => {
  await (await callerFor(null)).auth.sign_in_providers();
  await (await callerFor(null)).auth.me().catch(() => {});
  const text = await figures();
  expect(text).toContain('segara_call_seconds_count{procedure="auth.sign_in_providers",outcome="ok"} 1');
  expect(text).toContain('segara_call_seconds_count{procedure="auth.me",outcome="unauthenticated"} 1');
});

test('the metrics count requests by route, method and status', async () => {
  const answerNothing: Step = (_, response) => {
    response.writeHead(204).end();
  };
  const server = await serveSteps(measureRequests({ pages: new Set(['trips']), api: new Set() }), answerNothing);
  await ask(server, '/trips/manta-point');
  await expect.poll(figures).toContain('segara_request_seconds_count{route="/trips/*",method="GET",status="2xx"} 1');
});
