import { expect, test } from 'vitest';
import { readStay, spanOf, withStay } from './stay';

const today = '2026-12-10';

test('readStay reads a stay from a URL, and a single day without its end', () => {
  expect(readStay('?from=2026-12-12&to=2026-12-15', today)).toEqual({ from: '2026-12-12', to: '2026-12-15' });
  expect(readStay('?from=2026-12-12&to=', today)).toEqual({ from: '2026-12-12', to: '2026-12-12' });
});

test('a stay that has begun is trimmed to its remaining days, and a stay that is over is dropped', () => {
  expect(readStay('?from=2026-12-08&to=2026-12-12', today)).toEqual({ from: today, to: '2026-12-12' });
  expect(readStay('?from=2026-12-01&to=2026-12-09', today)).toBeNull();
});

test('readStay ignores invalid days and days in the wrong order', () => {
  for (const search of ['', '?to=2026-12-12', '?from=2026-12-15&to=2026-12-12', '?from=soon&to=2026-12-12'])
    expect(readStay(search, today), search).toBeNull();
});

test('a stay fits into the longest range of one request', () => {
  expect(readStay('?from=2026-12-12&to=2027-12-12', today)).toEqual({ from: '2026-12-12', to: '2027-02-11' });
  expect(spanOf(null, today)).toEqual({ from: today, to: '2027-02-09' });
});

test('withStay keeps the other parameters', () => {
  const stay = { from: '2026-12-12', to: '2026-12-15' };
  expect(withStay('?level=none', stay)).toBe('?level=none&from=2026-12-12&to=2026-12-15');
  expect(withStay('?from=2026-12-12&to=2026-12-15&level=none', null)).toBe('?level=none');
  expect(withStay('?from=2026-12-12', null)).toBe('');
});
