import { expect, test } from 'vitest';
import { handleMetrics } from './metrics-handler';

test('there are no figures until the operator has set a token', async () => {
  const headers = { authorization: 'Bearer undefined' };
  expect((await handleMetrics(new Request('http://localhost/api/metrics', { headers }))).status).toBe(404);
});
