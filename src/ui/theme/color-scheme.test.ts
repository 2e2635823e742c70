import { expect, test } from 'vitest';
import { firstScript } from '@/shared/site/first-script';
import { toggled } from './color-scheme';

test('the switch shows the other scheme', () => {
  expect(toggled('light', 'light')).toBe('dark');
  expect(toggled('dark', 'dark')).toBe('light');
});

test('switching back to what the system wants follows the system again', () => {
  expect(toggled('dark', 'light')).toBe('auto');
  expect(toggled('light', 'dark')).toBe('auto');
});

test('the first script survives the escaping that React does to the text of a script', () => {
  expect(firstScript).not.toMatch(/[&<>'"]/);
});
