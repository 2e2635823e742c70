import { expect, test } from 'vitest';
import { withGap } from './sentence-end';

test('withGap separates a sentence from the next by a space', () => {
  expect(withGap('Prices are for guests.')).toBe('Prices are for guests. ');
});

test.each(['价格仅向注册客人显示。', '已有账户？', 'ようこそ！'])(
  'withGap adds no space after the full-width mark of %s',
  (sentence) => {
    expect(withGap(sentence)).toBe(sentence);
  },
);
