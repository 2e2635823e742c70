import { expect, test } from 'vitest';
import { readCompared, withCompared } from './compared';

const listed = ['mantas', 'wreck', 'drift', 'reef'];

test('the products to compare are read from the URL: each once, listed, and no more than three', () => {
  const search = '?compare=wreck&compare=wreck&compare=atlantis&compare=mantas&compare=reef&compare=drift';
  expect(readCompared(search, listed)).toEqual(['wreck', 'mantas', 'reef']);
  expect(readCompared('', listed)).toEqual([]);
});

test('the rest of the address stays when the comparison changes', () => {
  expect(withCompared('?level=none&compare=reef', ['mantas', 'wreck'])).toBe(
    '?level=none&compare=mantas&compare=wreck',
  );
  expect(withCompared('?compare=reef', [])).toBe('');
});
