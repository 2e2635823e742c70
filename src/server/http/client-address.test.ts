import { expect, it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { CLIENT_ADDRESS_HEADER, stampClientAddress } from './client-address';

const addressSeen = async (trustedProxies: string[], headers: Record<string, string>) => {
  const server = await serveSteps(stampClientAddress(trustedProxies), (request, response) => {
    response.end(request.headers[CLIENT_ADDRESS_HEADER]);
  });
  return String((await ask(server, '/', { headers })).body);
};

it('stampClientAddress uses the socket address, whatever the client sends, unless a proxy is trusted', async () => {
  const claims = { 'x-forwarded-for': '198.51.100.1', [CLIENT_ADDRESS_HEADER]: '198.51.100.2' };
  expect(await addressSeen([], claims)).toBe('127.0.0.1');
});

it('stampClientAddress accepts the part of X-Forwarded-For that trusted proxies wrote', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2' };
  expect(await addressSeen(['127.0.0.1', '10.0.0.0/8'], forwarded)).toBe('203.0.113.7');
});
