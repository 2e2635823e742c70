import { expect, test } from 'vitest';
import { differingRights, meets, presetOf, presets, rights, toRights } from './rights';

test('meets accepts the right itself, any of several, or all of several', () => {
  expect(meets(['orders'], 'orders')).toBe(true);
  expect(meets(['orders'], 'money')).toBe(false);
  expect(meets(['orders'], { anyOf: ['orders', 'schedule'] })).toBe(true);
  expect(meets(['money'], { anyOf: ['orders', 'schedule'] })).toBe(false);
  expect(meets(['catalogue', 'money'], { allOf: ['catalogue', 'money'] })).toBe(true);
  expect(meets(['catalogue'], { allOf: ['catalogue', 'money'] })).toBe(false);
});

test('presetOf recognises a combination in any order, and none that differs by one right', () => {
  expect(presetOf([...rights].reverse())).toBe('owner');
  expect(presetOf(['reports', 'people', 'schedule', 'orders'])).toBe('office');
  expect(presetOf(presets.content)).toBe('content');
  expect(presetOf(presets.money)).toBe('money');
  expect(presetOf(['catalogue', 'orders'])).toBeNull();
  expect(presetOf([])).toBeNull();
});

test('toRights orders stored rights, drops duplicates and drops those of a newer version', () => {
  expect(toRights(['money', 'fly', 'orders', 'money'])).toEqual(['orders', 'money']);
});

test('differingRights lists the rights given and taken', () => {
  expect(differingRights(['orders', 'money'], ['orders', 'staff'])).toEqual(['money', 'staff']);
  expect(differingRights(['money', 'orders'], ['orders', 'money'])).toEqual([]);
});
