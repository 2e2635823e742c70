import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { deadlineIn } from './deadline';

const run = promisify(execFile);

test('deadlineIn aborts after its time with a timeout error', async () => {
  const signal = deadlineIn(5);
  expect(signal.aborted).toBe(false);
  await expect.poll(() => signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a request is freed once the deadline that it holds has passed', async () => {
  const program = `
    import { AsyncLocalStorage } from 'node:async_hooks';
    const { deadlineIn } = await import('./src/server/process/deadline.ts');
    const storage = new AsyncLocalStorage();
    const begin = () => {
      const request = {};
      storage.run(request, () => { request.deadline = deadlineIn(10); });
      return new WeakRef(request);
    };
    const requests = Array.from({ length: 50 }, begin);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let round = 0; round < 5; round++) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    console.log(requests.filter((one) => one.deref()).length);`;
  const nodeArgs = ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', program];
  const { stdout } = await run(process.execPath, nodeArgs);
  // The garbage collector may not have freed the last request yet.
  expect(Number(stdout)).toBeLessThan(5);
});
