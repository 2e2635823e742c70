import { expect, test } from 'vitest';
import { formatSize } from './format-size';

test.each([
  [0, 'en', '0 bytes'],
  [999, 'en', '999 bytes'],
  [1_250, 'en', '1.3 kB'],
  [84_400_000, 'en', '84 MB'],
  [2_500_000_000, 'de', '2,5 GB'],
] as const)('formatSize writes %d bytes in %s as %s', (bytes, lng, text) => {
  expect(formatSize(bytes, lng).replaceAll(/\s/g, ' ')).toBe(text);
});
