import { expect, test } from 'vitest';
import { handleMetrics } from './metrics-handler';

test('there are no metrics until the operator sets a token', async () => {
  const headers = { authorization: 'Bearer undefined' };
  expect((await handleMetrics(new Request('http://localhost/api/metrics', { headers }))).status).toBe(404);
});
