import { expect, test } from 'vitest';
import { firstScript } from '@/shared/site/first-script';
import { toggled } from './color-scheme';

test('toggled returns the other scheme', () => {
  expect(toggled('light', 'light')).toBe('dark');
  expect(toggled('dark', 'dark')).toBe('light');
});

test('toggled returns auto when the result is the scheme of the system', () => {
  expect(toggled('dark', 'light')).toBe('auto');
  expect(toggled('light', 'dark')).toBe('auto');
});

test('the inline script survives the escaping that React applies to script text', () => {
  expect(firstScript).not.toMatch(/[&<>'"]/);
});
