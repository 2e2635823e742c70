import { expect, test } from 'vitest';
import { amountOf, changeOf, sentLines, typedLine, withRest } from './payment-lines';

const methods = ['cash', 'card', 'qris'] as const;

test('withRest adds a payment of what is left, which follows the other amounts', () => {
  const lines = withRest([typedLine(2_000_000, methods)], methods);
  expect(sentLines(lines, 3_300_000)).toEqual([
    { method: 'cash', amount: 2_000_000 },
    { method: 'card', amount: 1_300_000 },
  ]);
  const lower = lines.map((line) => (line.key === 0 ? { ...line, amount: 500_000 } : line));
  expect(sentLines(lower, 3_300_000)[1]).toEqual({ method: 'card', amount: 2_800_000 });
});

test('the rest is empty when nothing is left, and is not sent', () => {
  const lines = withRest([typedLine(3_300_000, methods)], methods);
  expect(lines.map((line) => amountOf(line, lines, 3_300_000))).toEqual([3_300_000, '']);
  expect(sentLines(lines, 3_300_000)).toHaveLength(1);
});

test('withRest adds only one payment of the rest', () => {
  const three = withRest(withRest([typedLine(1, methods)], methods), methods);
  expect(three.map(({ method, amount }) => [method, amount])).toEqual([
    ['cash', 1],
    ['card', null],
    ['qris', ''],
  ]);
});

test('changeOf is what cash leaves of the amount handed over', () => {
  expect(changeOf({ ...typedLine(450_000, methods), received: 500_000 }, 450_000)).toBe(50_000);
  expect(changeOf({ ...typedLine(450_000, ['qris']), received: 500_000 }, 450_000)).toBe(0);
});
