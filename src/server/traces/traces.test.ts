import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { labelCall, labelRequest } from '@/server/http/name-request';
import { flagsOf, readFlags } from '@/server/jobs/job-flags';
import { ask, serveSteps } from '@/test/serve-steps';
import { openTraces } from './open-traces';
import { traceRequests } from './trace-requests';
import { exportTraces, type Traces, traced } from './traces';

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

const sent: Sent[] = [];
const collector = createServer(async (request, response) => {
  const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
  sent.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let opened: Traces;

beforeAll(async () => {
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  opened = openTraces();
});

afterAll(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const trace = '0af7651916cd43dd8448eb211c80319c';
const textOf = (span: Sent | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value.stringValue;

it('a request, its call and the job it causes share one trace with the id of the request', async () => {
  exportTraces(opened);
  let flags: string[] = [];
  const routes = { pages: new Set<string>(), api: new Set(['users']) };
  const server = await serveSteps(
    labelCall([]),
    traceRequests(routes, ['127.0.0.1']),
    labelRequest([]),
    (_request, response) =>
      traced('order.create', {}, async () => {
        flags = flagsOf(['order-1']) ?? [];
        response.end();
      }),
  );
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const answer = await ask(server, '/api/users/orders', { method: 'POST', headers });
  const { about, trace: parent } = readFlags(Object.fromEntries(flags.map((flag) => [flag, true])));
  expect(about).toEqual(['order-1']);
  await expect(
    traced('mail.send', { kind: 'consumer', parent }, () => Promise.reject(new Error('no such person'))),
  ).rejects.toThrow('no such person');
  exportTraces(null);
  await opened.stop();

  const [call, request, job] = ['order.create', 'POST /api/users', 'mail.send'].map((name) =>
    sent.find((span) => span.name === name),
  );
  expect([call, request, job].map((span) => span?.traceId)).toEqual([trace, trace, trace]);
  expect([request?.parentSpanId, call?.parentSpanId, job?.parentSpanId]).toEqual([
    'b7ad6b7169203331',
    request?.spanId,
    call?.spanId,
  ]);
  expect(textOf(request, 'segara.request_id')).toBe(answer.headers['x-request-id']);
  expect([request?.status.code, job?.status.code]).toEqual([0, 2]);
});

it('without an export address, work runs unchanged and jobs name no trace', async () => {
  expect(await traced('order.create', {}, async () => 'done')).toBe('done');
  expect(flagsOf(undefined)).toBeUndefined();
});
