import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { rawLoad } from './raw-load';

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`);
}

const body = 'x'.repeat(300_000);

it.each([
  ['with a length', { 'content-length': body.length }],
  ['in chunks', {}],
] as const)('rawLoad counts answers %s, in pieces of any size', async (_, headers) => {
  let requests = 0;
  const url = await serve((_request, response) => {
    requests += 1;
    response.writeHead(200, headers).write(body.slice(0, 70_000));
    setImmediate(() => response.end(body.slice(70_000)));
  });
  const { refused, perSecond } = await rawLoad(url, 2, 0.05);
  expect(requests).toBeGreaterThan(0);
  expect([refused, perSecond > 0]).toEqual([0, true]);
});

it('rawLoad counts answers other than 200', async () => {
  let requests = 0;
  const url = await serve((_request, response) => {
    requests += 1;
    response.writeHead(404).end('no');
  });
  expect((await rawLoad(url, 1, 0.05)).refused).toBe(requests);
});
