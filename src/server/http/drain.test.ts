import { it } from 'vitest';
import { ask, serveSteps } from '@/test/serve-steps';
import { drain } from './drain';
import { trackAnswer } from './open-answers';

const NEVER = Number.POSITIVE_INFINITY;

it('drain ends after a period without requests', async () => {
  const server = await serveSteps(trackAnswer, (_request, response) => void response.end());
  await ask(server, '/');
  await drain('SIGTERM', { leastMs: 0, quietMs: 1, maxMs: NEVER });
});

it('drain ends after its maximum time in any case', async () => {
  const server = await serveSteps(trackAnswer, (_request, response) => void response.end());
  await ask(server, '/');
  await drain('SIGTERM', { leastMs: 0, quietMs: NEVER, maxMs: 10 });
});

it('drain ends at once after Ctrl-C', async () => {
  await drain('SIGINT', { leastMs: 2 ** 30, quietMs: NEVER, maxMs: NEVER });
});
