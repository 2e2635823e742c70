import { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import type { Step } from './step';

const append =
  (text: string): Step =>
  (request, _response, next) => {
    request.url += text;
    return next();
  };
const answerUrl: Step = (request, response) => void response.end(request.url);

it('steps run in list order', async () => {
  const server = await serveSteps(append('a'), append('b'), answerUrl);
  expect(String((await ask(server, '/')).body)).toBe('/ab');
});

it('a step that answers ends the chain', async () => {
  const server = await serveSteps((_request, response) => void response.writeHead(503).end(), answerUrl);
  expect((await ask(server, '/')).status).toBe(503);
});

it('a step can pass on another request', async () => {
  const replace: Step = ({ socket }, _response, next) => {
    const other = new IncomingMessage(socket);
    other.url = '/other';
    return next(other);
  };
  const server = await serveSteps(replace, append('b'), answerUrl);
  expect(String((await ask(server, '/')).body)).toBe('/otherb');
});

it.each([
  [
    'throws',
    () => {
      throw new Error('a fault in a step');
    },
  ],
  ['rejects', () => Promise.reject(new Error('a fault in a step'))],
] satisfies [string, Step][])('a step that %s is answered with 500 and no internals', async (_, faulty) => {
  const server = await serveSteps(append(''), faulty);
  const { status, body } = await ask(server, '/');
  expect([status, String(body)]).toEqual([500, '']);
  const call = await ask(server, '/api/users/profile');
  expect([call.status, JSON.parse(String(call.body))]).toEqual([
    500,
    { message: 'Something went wrong. Please try again later.', code: 'internal' },
  ]);
});
