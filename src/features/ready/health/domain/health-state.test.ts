import { expect, test } from 'vitest';
import { healthState, isForPhysician } from './health-state';

test.each([
  ['cleared', 0, 'done', false],
  ['approved', 1, 'done', false],
  ['approved', 0, 'done', false],
  ['refused', 1, 'needs_us', true],
  ['needs_physician', 0, 'open', true],
  ['needs_physician', 2, 'needs_us', true],
] as const)('a diver who is %s with %i files is %s', (outcome, files, state, forPhysician) => {
  expect([healthState(outcome, files), isForPhysician(outcome)]).toEqual([state, forPhysician]);
});
