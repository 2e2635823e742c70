import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddressReader } from './client-address';

const call = (from: string, forwardedFor?: string) =>
  ({ socket: { remoteAddress: from }, headers: { 'x-forwarded-for': forwardedFor } }) as unknown as IncomingMessage;

it('believes nobody about who called unless a proxy is trusted', () => {
  expect(clientAddressReader([])(call('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});

it('believes a trusted proxy, and only as far as trusted ones wrote it', () => {
  const read = clientAddressReader(['10.0.0.0/8']);
  expect(read(call('10.0.0.2', '198.51.100.1, 203.0.113.7'))).toBe('203.0.113.7');
  expect(read(call('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});
