import { expect, test } from 'vitest';
import { inOrder, readOrder } from './listing-order';

const trip = (slug: string, level: string, rank: number) => ({ slug, facts: { level }, rank });
const mantas = trip('mantas', 'open_water', 1);
const drift = trip('drift', 'advanced', 2);
const snorkelling = trip('snorkelling', 'none', 0);
const reef = trip('reef', 'open_water', 3);
const trips = [mantas, drift, snorkelling, reef];
const nextDays: Record<string, string> = { mantas: '2026-12-12', snorkelling: '2026-12-11', reef: '2026-12-12' };
const sorted = (order: Parameters<typeof inOrder>[1]) =>
  inOrder(trips, order, ({ slug }) => nextDays[slug] ?? null).map(({ slug }) => slug);

test('a listing is sorted by next free day, with products without one last', () => {
  expect(sorted('next')).toEqual(['snorkelling', 'mantas', 'reef', 'drift']);
});

test("a listing is sorted by level or by popularity, and otherwise in the shop's order", () => {
  expect(sorted('level')).toEqual(['snorkelling', 'mantas', 'reef', 'drift']);
  expect(sorted('booked')).toEqual(['snorkelling', 'mantas', 'drift', 'reef']);
  expect(sorted(null)).toEqual(['mantas', 'drift', 'snorkelling', 'reef']);
});

test('an unknown order is ignored', () => {
  expect(readOrder('?sort=booked')).toBe('booked');
  expect(readOrder('?sort=price')).toBeNull();
  expect(readOrder('')).toBeNull();
});
