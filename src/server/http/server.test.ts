import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '@/test/serve-steps';
import { handle, httpServer } from './server';

test('httpServer allows 15 seconds for the headers of a request', () => {
  expect(httpServer()).toMatchObject({ headersTimeout: 15_000, connectionsCheckingInterval: 1_000 });
});

test.each([
  ['in part', 'GET / HTTP/1.1\r\nHost: segara.test\r\n'],
  ['not at all', ''],
])('httpServer ends a connection whose headers arrive %s', async (_how, sent) => {
  const server = handle(httpServer({ headersTimeout: 20, connectionsCheckingInterval: 5 }), []);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(sent);
  expect(await text(socket)).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
});
