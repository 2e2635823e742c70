import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { passOn } from './step';
import { stepsOf } from './steps';

const MEGABYTE = 1024 * 1024;

const serve = () => {
  let bytes = 0;
  const steps = stepsOf({
    trustedProxies: [],
    staticFiles: { own: passOn, ofOtherBuilds: passOn },
    shipped: {},
    routes: { pages: new Set<string>(), api: new Set<string>() },
    next: async (request, response) => {
      bytes += (await text(request)).length;
      response.end();
    },
  });
  return { server: serveSteps(...steps), bytesHandedOn: () => bytes };
};

it.each(['/api/trpc/contact.send', '/api/users/login', '/api/media', '/api/payments/sandbox/webhook', '/contact'])(
  'stepsOf keeps an oversized body to %s from Next, with or without a declared length',
  async (path) => {
    const { server, bytesHandedOn } = serve();
    const body = 'x'.repeat(3 * MEGABYTE);
    for (const headers of [{ 'content-length': body.length }, { 'transfer-encoding': 'chunked' }]) {
      const answer = await ask(await server, path, { method: 'POST', headers }, body);
      expect([answer.status, 'x-request-id' in answer.headers]).toEqual([413, path.startsWith('/api/')]);
    }
    expect(bytesHandedOn()).toBe(0);
  },
);
