import { expect, it, vi } from 'vitest';
import { startTraces } from './start-traces';
import { traces } from './traces';

vi.mock('./open-traces', () => {
  throw new Error('OpenTelemetry is loaded');
});

it('nothing of OpenTelemetry is loaded without an address for traces', async () => {
  await startTraces();
  expect(traces()).toBeNull();
});
