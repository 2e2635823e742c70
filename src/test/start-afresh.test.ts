import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { startAfresh } from './start-afresh';

const portNow = async () => (await import('@/env')).env.PORT;
const stateNow = async () =>
  (await import('@/server/process/process-wide')).processWide('of-this-test', () => ({ calls: 0 }));

test('a test file starts with our modules unloaded, in the first environment and without state of earlier files', async () => {
  const before = { ...process.env };
  const port = await portNow();
  (await stateNow()).calls = 1;
  process.env.OF_AN_EARLIER_FILE = 'still there';
  vi.stubGlobal('document', {});
  vi.useFakeTimers({ now: 0 });

  startAfresh();
  expect(process.env.OF_AN_EARLIER_FILE).toBeUndefined();
  expect(process.env.DATA_DIR).not.toBe(before.DATA_DIR);
  expect(process.env.NODE_ENV).toBe(before.NODE_ENV);
  expect(globalThis).not.toHaveProperty('document');
  expect(Date.now()).toBeGreaterThan(0);
  expect(await stateNow()).toEqual({ calls: 0 });

  Object.assign(process.env, before, { PORT: String(port + 1) });
  expect(await portNow()).toBe(port + 1);
  Object.assign(process.env, before);
});

test('the async storages of earlier files are no longer in use', async () => {
  const { processWide } = await import('@/server/process/process-wide');
  const scope = processWide('scope-of-this-test', () => new AsyncLocalStorage<string>());
  scope.enterWith('an earlier file');
  startAfresh();
  expect(scope.getStore()).toBeUndefined();
});

test('stateless modules are loaded once for all files', async () => {
  const load = async () => [
    (await import('@/shared/time/days')).dayAt,
    (await import('@/server/process/process-wide')).processWide,
  ];
  const [pure, stateful] = await load();
  startAfresh();
  const [pureAgain, statefulAgain] = await load();
  expect(pureAgain).toBe(pure);
  expect(statefulAgain).not.toBe(stateful);
});
