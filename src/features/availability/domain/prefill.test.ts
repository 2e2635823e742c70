import { describe, expect, test } from 'vitest';
import { bookingPath, readPrefill, withPrefill } from './prefill';

describe('the booking prefill in a URL', () => {
  test('readPrefill returns a day and a number of packages', () => {
    expect(readPrefill('?date=2026-12-24&quantity=2')).toEqual({ date: '2026-12-24', packages: 2 });
  });

  test('readPrefill reads half packages', () => {
    expect(['1.5', '0.5', '1.25', '0'].map((quantity) => readPrefill(`?quantity=${quantity}`).packages)).toEqual([
      1.5, 0.5, 1, 1,
    ]);
    expect(bookingPath('wreck', { date: null, packages: 0.5 })).toBe('/booking-form?product=wreck&quantity=0.5');
  });

  test.each(['', '?date=soon&quantity=many', '?date=2026-02-30&quantity=0', '?date=2026-12-24T00&quantity=1e9'])(
    'readPrefill ignores invalid values: %s',
    (search) => {
      expect(readPrefill(search)).toEqual({ date: null, packages: 1 });
    },
  );

  test('readPrefill returns the chosen time and ignores an invalid one', () => {
    expect(readPrefill('?date=2026-12-24&time=13:00')).toEqual({ date: '2026-12-24', packages: 1, time: '13:00' });
    expect(readPrefill('?date=2026-12-24&time=25:00')).toEqual({ date: '2026-12-24', packages: 1 });
    expect(bookingPath('wreck', { date: '2026-12-24', packages: 1, time: '13:00' })).toBe(
      '/booking-form?product=wreck&date=2026-12-24&time=13%3A00',
    );
    expect(withPrefill('?date=2026-12-24&time=13:00', { date: '2026-12-25', time: '' })).toBe('?date=2026-12-25');
  });

  test('readPrefill returns the chosen option and ignores an invalid one', () => {
    const variant = '11111111-1111-4111-8111-111111111111';
    expect(readPrefill(`?variant=${variant}`)).toEqual({ date: null, packages: 1, variant });
    expect(readPrefill('?variant=best')).toEqual({ date: null, packages: 1 });
    expect(bookingPath('wreck', { date: '2026-12-24', packages: 2, variant })).toBe(
      `/booking-form?product=wreck&variant=${variant}&date=2026-12-24&quantity=2`,
    );
  });

  test('bookingPath passes the prefill to the booking form', () => {
    expect(bookingPath('wreck', { date: '2026-12-24', packages: 2 })).toBe(
      '/booking-form?product=wreck&date=2026-12-24&quantity=2',
    );
    expect(bookingPath('wreck', { date: null, packages: 1 })).toBe('/booking-form?product=wreck');
  });

  test('withPrefill keeps the other parameters of the query', () => {
    expect(withPrefill('?from=mail&date=2026-12-24', { quantity: '3' })).toBe('?from=mail&date=2026-12-24&quantity=3');
    expect(withPrefill('', { date: '2026-12-25' })).toBe('?date=2026-12-25');
  });
});
