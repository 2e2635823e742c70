import { describe, expect, test } from 'vitest';
import { bookingPath, readPrefill, withPrefill } from './prefill';

describe('a wish in an address', () => {
  test('is a day and a number of packages', () => {
    expect(readPrefill('?date=2026-12-24&quantity=2')).toEqual({ date: '2026-12-24', packages: 2 });
  });

  test.each(['', '?date=soon&quantity=many', '?date=2026-02-30&quantity=0', '?date=2026-12-24T00&quantity=1e9'])(
    'is only what can be one: %s',
    (search) => {
      expect(readPrefill(search)).toEqual({ date: null, packages: 1 });
    },
  );

  test('goes into the booking form', () => {
    expect(bookingPath('wreck', { date: '2026-12-24', packages: 2 })).toBe(
      '/booking-form?product=wreck&date=2026-12-24&quantity=2',
    );
    expect(bookingPath('wreck', { date: null, packages: 1 })).toBe('/booking-form?product=wreck');
  });

  test('changes without losing what else is asked', () => {
    expect(withPrefill('?from=mail&date=2026-12-24', { quantity: '3' })).toBe('?from=mail&date=2026-12-24&quantity=3');
    expect(withPrefill('', { date: '2026-12-25' })).toBe('?date=2026-12-25');
  });
});
