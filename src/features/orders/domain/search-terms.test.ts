import { expect, test } from 'vitest';
import { bookingIdPart, searchTerms } from './search-terms';

const word = (text: string) => ({ words: [text], number: null });

test('searchTerms searches for each word separately', () => {
  expect(searchTerms('Sari  Dewi')).toEqual([word('Sari'), word('Dewi')]);
  expect(searchTerms('SGR-7K2M9P')).toEqual([word('SGR-7K2M9P')]);
  expect(searchTerms('filled-7@example.test')).toEqual([word('filled-7@example.test')]);
});

test('searchTerms searches for the groups of a phone number together as well as one by one', () => {
  expect(searchTerms('+62 (812) 3456-7890')).toEqual([
    { words: ['+62', '(812)', '3456-7890'], number: '+62 (812) 3456-7890' },
  ]);
  expect(searchTerms('7890')).toEqual([{ words: ['7890'], number: '7890' }]);
  expect(searchTerms('０８１２　３４５６')).toEqual([{ words: ['０８１２', '３４５６'], number: '０８１２ ３４５６' }]);
});

test('searchTerms treats a name next to phone numbers as a separate term', () => {
  expect(searchTerms('Sari 0812 345')).toEqual([word('Sari'), { words: ['0812', '345'], number: '0812 345' }]);
  expect(searchTerms('0812 Sari 345')).toEqual([
    { words: ['0812'], number: '0812' },
    word('Sari'),
    { words: ['345'], number: '345' },
  ]);
});

test('searchTerms treats punctuation without a digit as a word', () => {
  expect(searchTerms('Sari - Dewi')).toEqual([word('Sari'), word('-'), word('Dewi')]);
});

test.each(['SGR-7K2M9P', 'SGR7K2M9P', '#SGR-7K2M9P', 'SGR–7K2M9P', 'ＳＧＲ－７Ｋ２Ｍ９Ｐ'])(
  'bookingIdPart keeps only the letters and digits of %s',
  (written) => {
    expect(bookingIdPart(written)).toBe('SGR7K2M9P');
  },
);

test('bookingIdPart leaves a word of dashes unchanged, so that it does not match every booking', () => {
  expect(bookingIdPart('-')).toBe('-');
});
