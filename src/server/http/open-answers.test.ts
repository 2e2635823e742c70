import { once } from 'node:events';
import { get, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { ask, portOf, serveSteps } from '@/test/serve-steps';
import { closeConnections, lastRequestAt, trackAnswer } from './open-answers';
import { beginStopping } from './stopping';

it('a stopping process closes connections after their answer, even for answers begun earlier', async () => {
  const begun: ServerResponse[] = [];
  const server = await serveSteps(trackAnswer, (request, response) => {
    if (request.url === '/slow') begun.push(response);
    else response.end();
  });
  const headers = { connection: 'keep-alive' };
  expect((await ask(server, '/', { headers })).headers.connection).toBe('keep-alive');

  const slow = get({ host: '127.0.0.1', port: portOf(server), path: '/slow', headers });
  await expect.poll(() => begun.length).toBe(1);
  beginStopping();
  closeConnections();
  begun[0]?.end();
  const [answer] = await once(slow, 'response');
  expect(answer.headers.connection).toBe('close');
  expect((await ask(server, '/', { headers })).headers.connection).toBe('close');
});

it('lastRequestAt ignores health checks of proxies', async () => {
  const server = await serveSteps(trackAnswer, (_request, response) => void response.end());
  await ask(server, '/');
  const first = lastRequestAt();
  await ask(server, '/api/health/ready');
  expect(lastRequestAt()).toBe(first);
  await ask(server, '/');
  expect(lastRequestAt()).toBeGreaterThan(first);
});
