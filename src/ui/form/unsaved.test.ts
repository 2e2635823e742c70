import { expect, test } from 'vitest';
import { addGuard, mayLeave } from './unsaved';

test('a page on which nothing is typed may be left', async () => {
  expect(await mayLeave()).toBe(true);
});

test('a page may be left when nothing on it objects, and what is gone objects no more', async () => {
  const removeYes = addGuard(async () => true);
  const removeNo = addGuard(async () => false);
  expect(await mayLeave()).toBe(false);
  removeNo();
  expect(await mayLeave()).toBe(true);
  removeYes();
});
