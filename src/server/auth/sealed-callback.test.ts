import { expect, test } from 'vitest';
import { seal } from '@/server/crypto/crypto';
import { openedCallback, withSealedCallback } from './sealed-callback';

const FORM = '/booking-form?product=nusa-penida-mantas&date=2026-12-04';
const sealedIn = (path: string) => new URL(path, 'http://shop.test').searchParams.get('then') ?? undefined;

test('a sealed callback is unreadable in the address and opens to its path', () => {
  const path = withSealedCallback('/sign-in', FORM);
  expect(path).toMatch(/^\/sign-in\?then=/);
  expect(decodeURIComponent(path)).not.toContain('booking-form');
  expect(openedCallback(sealedIn(path))).toBe(FORM);
});

test('a page without a callback path stays unchanged', () => {
  expect(withSealedCallback('/sign-in', null)).toBe('/sign-in');
});

test('openedCallback returns null for text that was not sealed here', () => {
  const sealed = seal(FORM);
  const other = sealed.at(-9) === 'A' ? 'B' : 'A';
  for (const text of [undefined, '', FORM, sealed.slice(0, -9) + other + sealed.slice(-8)])
    expect(openedCallback(text)).toBeNull();
});
