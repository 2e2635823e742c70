import { expect, test } from 'vitest';
import { compactStrokes } from './compact-strokes';

const size = { width: 300, height: 100 };

test('compactStrokes rounds points, and keeps them on the canvas', () => {
  const groups = [
    {
      points: [
        { x: 1.4, y: -3 },
        { x: 310, y: 99.6 },
      ],
    },
    { points: [] },
  ];
  expect(compactStrokes(groups, size)).toEqual([[1, 0, 300, 100]]);
});

test('compactStrokes thins a very long drawing, and keeps where a line ends', () => {
  const points = Array.from({ length: 12_000 }, (_, at) => ({ x: at % 300, y: 50 }));
  const [stroke = []] = compactStrokes([{ points }], size);
  expect(stroke.length / 2).toBeLessThanOrEqual(5_001);
  expect(stroke.slice(-2)).toEqual([11_999 % 300, 50]);
});
