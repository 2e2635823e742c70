import { expect, test } from 'vitest';
import { addGuard, mayLeave } from './unsaved';

test('mayLeave is true when there are no unsaved changes', async () => {
  expect(await mayLeave()).toBe(true);
});

test('mayLeave is true when no guard objects, and ignores removed guards', async () => {
  const removeYes = addGuard(async () => true);
  const removeNo = addGuard(async () => false);
  expect(await mayLeave()).toBe(false);
  removeNo();
  expect(await mayLeave()).toBe(true);
  removeYes();
});
