import { expect, it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { refuseReady } from './refuse-ready';
import { beginStopping } from './stopping';

it('a stopping instance is alive but not ready', async () => {
  const server = await serveSteps(refuseReady, (_request, response) => void response.end());
  expect((await ask(server, '/api/health/ready')).status).toBe(200);
  beginStopping();
  const { status, body } = await ask(server, '/api/health/ready');
  expect(status).toBe(503);
  expect(JSON.parse(String(body)).data).toEqual({ ready: false, parts: { server: { ok: false, reason: 'stopping' } } });
  expect((await ask(server, '/api/health/live')).status).toBe(200);
});
