import { expect, it, vi } from 'vitest';
import { log } from '@/server/process/log';
import { currentRequestId } from '@/server/process/request-id';
import { ask, serveSteps } from '@/test/serve-steps';
import { labelCall, labelRequest } from './name-request';

async function namedBy(trustedProxies: string[], sent: string) {
  const server = await serveSteps(
    labelCall(trustedProxies),
    labelRequest(trustedProxies),
    async (_request, response) => {
      await new Promise(setImmediate);
      response.end(currentRequestId());
    },
  );
  const { headers, body } = await ask(server, '/api/products', { headers: { 'x-request-id': sent } });
  return { inside: String(body), answered: headers['x-request-id'] };
}

it('labelRequest gives each request its own id and sends it to the API caller', async () => {
  const { inside, answered } = await namedBy([], 'of-the-client-1');
  expect(inside).toMatch(/^[0-9a-f-]{36}$/);
  expect(answered).toBe(inside);
  expect((await namedBy([], '')).inside).not.toBe(inside);
});

it('labelRequest accepts a well-formed id from a trusted proxy', async () => {
  expect(await namedBy(['127.0.0.1'], 'edge-01_4711')).toEqual({ inside: 'edge-01_4711', answered: 'edge-01_4711' });
  expect((await namedBy(['127.0.0.1'], 'short')).inside).toMatch(/^[0-9a-f-]{36}$/);
  expect((await namedBy(['127.0.0.1'], 'a line {"level":50}')).inside).toMatch(/^[0-9a-f-]{36}$/);
});

it('labelRequest leaves the headers of pages alone, which are the same for every reader', async () => {
  const server = await serveSteps(labelCall([]), labelRequest([]), (_request, response) => void response.end());
  expect((await ask(server, '/trips')).headers).not.toHaveProperty('x-request-id');
});

it('a failed call is logged with its id, and so is a failed page', async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {});
  const server = await serveSteps(labelCall([]), labelRequest([]), () => {
    throw new Error('a fault');
  });
  const { headers } = await ask(server, '/api/products');
  await ask(server, '/trips');
  const ids = written.mock.calls.map(([about]) => (about as { requestId?: string }).requestId);
  expect(ids).toEqual([headers['x-request-id'], expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  written.mockRestore();
});
