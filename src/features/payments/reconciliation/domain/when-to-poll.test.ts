import { expect, test } from 'vitest';
import { isDue } from './when-to-poll';

const now = new Date('2026-11-21T03:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const attempt = { status: 'pending' as const, createdAt: ago(10), polledAt: ago(6), expiresAt: ago(-15) };

test('isDue polls an open payment again after a few minutes', () => {
  expect(isDue(attempt, now)).toBe(true);
  expect(isDue({ ...attempt, polledAt: ago(3) }, now)).toBe(false);
});

test('isDue polls less often as the payment gets older', () => {
  const old = { ...attempt, status: 'cancelled' as const, createdAt: ago(8 * 60) };
  expect(isDue({ ...old, polledAt: ago(60) }, now)).toBe(false);
  expect(isDue({ ...old, polledAt: ago(121) }, now)).toBe(true);
});

test('isDue polls a payment unknown to every gateway once it has expired, but not if it was closed', () => {
  const unheard = { ...attempt, polledAt: null };
  expect(isDue(unheard, now)).toBe(false);
  expect(isDue({ ...unheard, expiresAt: now }, now)).toBe(true);
  expect(isDue({ ...unheard, status: 'cancelled', expiresAt: now }, now)).toBe(false);
});
