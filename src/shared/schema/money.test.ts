import { expect, test } from 'vitest';
import { inRupiah } from './money';

test('inRupiah writes rupiah without decimals, grouped as in the language', () => {
  expect(inRupiah(3_300_000, 'en')).toBe('Rp\u00a03,300,000');
  expect(inRupiah(3_300_000, 'de')).toBe('3.300.000\u00a0Rp');
  expect(inRupiah(0, 'id')).toBe('Rp\u00a00');
});
