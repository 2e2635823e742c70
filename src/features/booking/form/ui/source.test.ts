import { expect, test, vi } from 'vitest';
import { createSource } from './source';

test('a source notifies its listeners of every change until they unsubscribe', () => {
  const source = createSource('');
  const listener = vi.fn(() => source.get());
  const stop = source.subscribe(listener);
  source.set('a');
  stop();
  source.set('ab');
  expect(listener.mock.results).toEqual([{ type: 'return', value: 'a' }]);
  expect(source.get()).toBe('ab');
});
