import { expect, test } from 'vitest';
import { formatRupiah } from './money';

test('formatRupiah writes rupiah without decimals, grouped as in the language', () => {
  expect(formatRupiah(3_300_000, 'en')).toBe('Rp\u00a03,300,000');
  expect(formatRupiah(3_300_000, 'de')).toBe('3.300.000\u00a0Rp');
  expect(formatRupiah(0, 'id')).toBe('Rp\u00a00');
});
