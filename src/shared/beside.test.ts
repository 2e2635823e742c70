import { expect, test } from 'vitest';
import { beside } from './beside';

test('facts beside each other break only after the point between them', () => {
  expect(beside(['2 dives', false, 'Mild current', null])).toBe('2\u00a0dives\u00a0· Mild\u00a0current');
});
