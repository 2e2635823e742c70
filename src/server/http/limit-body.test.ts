import { once } from 'node:events';
import { Agent, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { AppError } from '@/shared/errors/errors';
import { ask, portOf, serveSteps } from '@/test/serve-steps';
import type { BodyLimit } from './body-limits';
import { stampClientAddress } from './client-address';
import { limitBody } from './limit-body';
import type { Step } from './step';

const LIMIT = 1_000;
const limit: BodyLimit = {
  bytes: LIMIT,
  openAtOnce: 3,
  openPerClient: 2,
  tooLarge: () => new AppError('too_large'),
};
const TOO_LARGE = '{"message":"What you sent is too large.","code":"too_large"}';

const echo: Step = async (request, response) => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  response.end(`${request.method} ${request.url} ${length} ${encoding} ${await text(request)}`);
};

const serve = (settings: Parameters<typeof limitBody>[0] = {}) =>
  serveSteps(
    stampClientAddress(['127.0.0.1']),
    limitBody({ limitOf: () => limit, lingerMs: 10_000, ...settings }),
    echo,
  );

/** A client that sends exactly the bytes a test gives it, and records the reply. */
function open(server: Server, head: string): { socket: Socket; got(): string; closed: Promise<unknown> } {
  const socket = connect(portOf(server), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  socket.write(`${head}\r\nHost: localhost\r\n`);
  return { socket, got: () => received, closed: once(socket, 'close') };
}
const chunked = 'Transfer-Encoding: chunked\r\n\r\n';
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;

it('limitBody passes on a body of the maximum size, with its actual length', async () => {
  const body = 'x'.repeat(LIMIT);
  const server = await serve();
  const declared = await ask(server, '/a?b', { method: 'POST', headers: { 'content-length': LIMIT } }, body);
  expect(String(declared.body)).toBe(`POST /a?b ${LIMIT} undefined ${body}`);
  const streamed = await ask(server, '/a', { method: 'PATCH', headers: { 'transfer-encoding': 'chunked' } }, body);
  expect(String(streamed.body)).toBe(`PATCH /a ${LIMIT} undefined ${body}`);
  const empty = await ask(server, '/a', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  expect(String(empty.body)).toBe('POST /a 0 undefined ');
});

it.each([
  ['declares its length', { 'content-length': LIMIT + 1 }],
  ['comes in chunks', { 'transfer-encoding': 'chunked' }],
])('limitBody refuses a larger body that %s, and serves the next request on the connection', async (_, headers) => {
  const server = await serve();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = await ask(server, '/?lang=de', { method: 'POST', agent, headers }, 'x'.repeat(LIMIT + 1));
  expect(refused.status).toBe(413);
  expect(JSON.parse(String(refused.body))).toEqual({
    message: 'Die gesendeten Daten sind zu groß.',
    code: 'too_large',
  });
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  const [socket] = Object.values(agent.freeSockets).flat();
  const following = await ask(server, '/', { method: 'POST', agent, headers: { 'content-length': 2 } }, 'ok');
  expect(String(following.body)).toBe('POST / 2 undefined ok');
  expect(Object.values(agent.freeSockets).flat()).toEqual([socket]);
  agent.destroy();
});

it('limitBody answers tRPC in the form its client reads', async () => {
  const answer = await ask(await serve(), '/api/trpc/a', { method: 'POST' }, 'x'.repeat(LIMIT + 1));
  expect(JSON.parse(String(answer.body))).toEqual({
    error: {
      json: {
        message: 'What you sent is too large.',
        code: -32600,
        data: expect.objectContaining({ httpStatus: 413 }),
      },
    },
  });
});

it.each([
  ['a declared length', 'Content-Length: 100000000\r\n\r\n'],
  ['chunks', chunked],
])('limitBody answers a client that keeps sending to %s without reading it to the end', async (_, headers) => {
  const server = await serve({ discard: { bytes: 10_000, ms: 10_000 } });
  const { socket, got, closed } = open(server, 'POST / HTTP/1.1');
  socket.write(headers);
  while (!got().endsWith(TOO_LARGE)) {
    socket.write(chunk(4_000));
    await new Promise(setImmediate);
  }
  expect(got()).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
  // Our side is closed, so the client knows that nothing else follows; it may now close its side, or is cut off.
  socket.end();
  await closed;
});

it('limitBody delivers the answer to a client that reads only after sending more', async () => {
  const answered: Promise<unknown>[] = [];
  const noteAnswer: Step = (_request, response, next) => {
    answered.push(once(response, 'finish'));
    return next();
  };
  const server = await serveSteps(noteAnswer, limitBody({ limitOf: () => limit, lingerMs: 10_000 }), echo);
  const { socket, got, closed } = open(server, 'POST / HTTP/1.1');
  socket.pause();
  socket.write(`Content-Length: 100000000\r\n\r\n`);
  await expect.poll(() => answered.length).toBe(1);
  await Promise.all(answered);
  for (let more = 0; more < 3; more++) {
    socket.write(chunk(20_000));
    await ask(server, '/');
  }
  socket.resume();
  await expect.poll(got).toContain(TOO_LARGE);
  socket.end();
  await closed;
});

it('limitBody cuts off a client that keeps sending after the answer', async () => {
  const server = await serve({ discard: { bytes: 10_000, ms: 10_000 }, lingerMs: 1 });
  const { socket, closed } = open(server, 'POST / HTTP/1.1');
  socket.write(chunked);
  const sending = setInterval(() => socket.write(chunk(4_000)), 1);
  await closed;
  clearInterval(sending);
});

it('limitBody refuses a client that sends Expect before it sends a body', async () => {
  const server = await serve();
  const { socket, got, closed } = open(server, 'POST / HTTP/1.1');
  socket.write(`Expect: 100-continue\r\nContent-Length: ${LIMIT + 1}\r\n\r\n`);
  await expect.poll(got).toContain(TOO_LARGE);
  expect(got()).not.toContain('100 Continue');
  socket.end();
  await closed;
  const welcome = open(server, 'POST / HTTP/1.1');
  welcome.socket.write('Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n');
  await expect.poll(welcome.got).toContain('100 Continue');
  welcome.socket.write('ok');
  await welcome.closed;
  expect(welcome.got()).toContain('POST / 2 undefined ok');
});

it('limitBody answers a stalled body with 408 and closes the connection', async () => {
  const server = await serve({ firstMs: 20, bytesPerSecond: 1_000_000 });
  const { socket, got, closed } = open(server, 'POST / HTTP/1.1');
  socket.write(`Content-Length: 10\r\n\r\nx`);
  await expect.poll(got).toMatch(/^HTTP\/1.1 408 .*connection: close.*too long/is);
  socket.end();
  await closed;
});

it('limitBody limits open bodies per client and in all, and stops counting finished ones', async () => {
  const server = await serve();
  const begin = (client: string) => {
    const sender = open(server, 'POST / HTTP/1.1');
    sender.socket.write(`X-Forwarded-For: ${client}\r\nContent-Length: 2\r\n\r\nx`);
    return sender;
  };
  const post = (client: string) => ask(server, '/', { method: 'POST', headers: { 'x-forwarded-for': client } }, 'ok');
  const first = begin('203.0.113.1');
  const second = begin('203.0.113.1');
  await expect.poll(async () => (await post('203.0.113.1')).status).toBe(429);
  expect((await post('203.0.113.1')).headers['retry-after']).toBe('5');
  expect((await post('203.0.113.2')).status).toBe(200);

  const third = begin('203.0.113.2');
  await expect.poll(async () => (await post('203.0.113.3')).status).toBe(503);
  expect((await post('203.0.113.3')).headers['retry-after']).toBe('5');

  first.socket.write('x');
  await expect.poll(first.got).toContain('200 OK');
  expect((await post('203.0.113.3')).status).toBe(200);
  // An aborted body stops counting, too.
  second.socket.destroy();
  await expect.poll(async () => (await post('203.0.113.1')).status).toBe(200);
  third.socket.destroy();
});

it('limitBody passes on a request without a body unchanged', async () => {
  const answer = await ask(await serve(), '/a', { method: 'DELETE' });
  expect(String(answer.body)).toBe('DELETE /a undefined undefined ');
});
