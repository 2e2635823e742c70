import { expect, test } from 'vitest';
import { readCompared, withCompared } from './compared';

const listed = ['mantas', 'wreck', 'drift', 'reef'];

test('readCompared returns each listed product once, and no more than three', () => {
  const search = '?compare=wreck&compare=wreck&compare=atlantis&compare=mantas&compare=reef&compare=drift';
  expect(readCompared(search, listed)).toEqual(['wreck', 'mantas', 'reef']);
  expect(readCompared('', listed)).toEqual([]);
});

test('the other parameters stay when the comparison changes', () => {
  expect(withCompared('?level=none&compare=reef', ['mantas', 'wreck'])).toBe(
    '?level=none&compare=mantas&compare=wreck',
  );
  expect(withCompared('?compare=reef', [])).toBe('');
});
