import { expect, test } from 'vitest';
import { KILL, nextFault } from './faults';

const TURNS = 8;

test('nextFault rotates through all faults but kills the server only in the first half', () => {
  const early = Array.from({ length: TURNS }, (_, turn) => nextFault(turn, 0.2));
  expect(new Set(early.map(({ name }) => name)).size).toBe(4);
  expect(early[4]).toBe(KILL);
  const late = Array.from({ length: TURNS }, (_, turn) => nextFault(turn, 0.8));
  expect(late).not.toContain(KILL);
});
