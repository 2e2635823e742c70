import { expect, test } from 'vitest';
import { differingRights, meets, presetOf, presets, rights, toRights } from './rights';

test('meets needs the right itself, any of several, or all of them', () => {
  expect(meets(['orders'], 'orders')).toBe(true);
  expect(meets(['orders'], 'money')).toBe(false);
  expect(meets(['orders'], { anyOf: ['orders', 'schedule'] })).toBe(true);
  expect(meets(['money'], { anyOf: ['orders', 'schedule'] })).toBe(false);
  expect(meets(['catalogue', 'money'], { allOf: ['catalogue', 'money'] })).toBe(true);
  expect(meets(['catalogue'], { allOf: ['catalogue', 'money'] })).toBe(false);
});

test('presetOf names a combination whatever its order, and none that differs by one right', () => {
  expect(presetOf([...rights].reverse())).toBe('owner');
  expect(presetOf(['reports', 'people', 'schedule', 'orders'])).toBe('office');
  expect(presetOf(presets.content)).toBe('content');
  expect(presetOf(presets.money)).toBe('money');
  expect(presetOf(['catalogue', 'orders'])).toBeNull();
  expect(presetOf([])).toBeNull();
});

test('toRights puts stored rights in order, each once, without those of a newer version', () => {
  expect(toRights(['money', 'fly', 'orders', 'money'])).toEqual(['orders', 'money']);
});

test('differingRights lists what was given and what was taken', () => {
  expect(differingRights(['orders', 'money'], ['orders', 'staff'])).toEqual(['money', 'staff']);
  expect(differingRights(['money', 'orders'], ['orders', 'money'])).toEqual([]);
});
