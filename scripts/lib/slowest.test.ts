import { expect, it } from 'vitest';
import { slowestTests } from './slowest';

it('slowestTests lists the ten slowest tests, slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, index) => ({ test: `fact ${index}`, ms: index * 1000 }));
  const lines = slowestTests(timed);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('  11.0 s  fact 11');
  expect(lines.at(-1)).toBe('   2.0 s  fact 2');
});
