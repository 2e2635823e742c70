import { expect, it } from 'vitest';
import { currentRequestId } from '@/server/process/request-id';
import { ask, serveSteps } from '@/test/serve-steps';
import { nameRequest } from './name-request';

async function namedBy(trustedProxies: string[], sent: string) {
  const server = await serveSteps(nameRequest(trustedProxies), async (_request, response) => {
    await new Promise(setImmediate);
    response.end(currentRequestId());
  });
  const { headers, body } = await ask(server, '/api/products', { headers: { 'x-request-id': sent } });
  return { inside: String(body), answered: headers['x-request-id'] };
}

it('nameRequest gives each request an id of its own, which the caller of the API learns', async () => {
  const { inside, answered } = await namedBy([], 'of-the-client-1');
  expect(inside).toMatch(/^[0-9a-f-]{36}$/);
  expect(answered).toBe(inside);
  expect((await namedBy([], '')).inside).not.toBe(inside);
});

it('nameRequest accepts a well-formed id of a trusted proxy', async () => {
  expect(await namedBy(['127.0.0.1'], 'edge-01_4711')).toEqual({ inside: 'edge-01_4711', answered: 'edge-01_4711' });
  expect((await namedBy(['127.0.0.1'], 'short')).inside).toMatch(/^[0-9a-f-]{36}$/);
  expect((await namedBy(['127.0.0.1'], 'a line {"level":50}')).inside).toMatch(/^[0-9a-f-]{36}$/);
});

it('nameRequest leaves the headers of pages alone, which are the same for every reader', async () => {
  const server = await serveSteps(nameRequest([]), (_request, response) => void response.end());
  expect((await ask(server, '/trips')).headers).not.toHaveProperty('x-request-id');
});
