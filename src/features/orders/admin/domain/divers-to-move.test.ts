import { expect, test } from 'vitest';
import { diversToMove } from './divers-to-move';

const item = (activity_date: string, divers: number[], state: 'booked' | 'off' = 'booked') => ({
  ...{ activity_date, divers, state },
});

test('a move takes along the divers of the earliest booked item', () => {
  expect(diversToMove({ items: [item('2026-12-24', [0, 1])] })).toBe(2);
  expect(diversToMove({ items: [item('2026-12-26', [0, 1, 2, 3]), item('2026-12-24', [1, 2])] })).toBe(2);
  expect(diversToMove({ items: [item('2026-12-24', [0], 'off'), item('2026-12-26', [0, 1, 2])] })).toBe(3);
  expect(diversToMove({ items: [item('2026-12-24', [0]), item('2026-12-24', [1, 2])] })).toBe(1);
});
