import { expect, test } from 'vitest';
import { presets } from '@/shared/schema/rights';
import { mayChangeRights } from './policy';

test('mayChangeRights allows giving and taking only rights that the actor has', () => {
  expect(mayChangeRights(['staff', 'orders'], [], ['orders'])).toBe(true);
  expect(mayChangeRights(['staff', 'orders'], ['orders', 'money'], ['money'])).toBe(true);
  expect(mayChangeRights(['staff', 'orders'], [], ['orders', 'money'])).toBe(false);
  expect(mayChangeRights(['staff', 'orders'], ['money'], [])).toBe(false);
  expect(mayChangeRights(['staff'], ['money'], ['money'])).toBe(true);
  expect(mayChangeRights(presets.owner, presets.money, presets.content)).toBe(true);
});
