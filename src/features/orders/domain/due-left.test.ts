import { expect, test } from 'vitest';
import { dueLeft } from './due-left';

const nothing = { held: 0, owed: 0, onAccount: 0, wrong: 0 };

test.each([
  [{}, 300],
  [{ held: 100 }, 200],
  [{ held: 100, onAccount: 200 }, 0],
  [{ onAccount: 500 }, 0],
  [{ held: 400, wrong: 400 }, 300],
  [{ held: 400, owed: 150, wrong: 250 }, 300],
])('with 300 due now and %o received, %d is left', (money, left) => {
  expect(dueLeft({ dueNow: 300 }, { ...nothing, ...money })).toBe(left);
});
