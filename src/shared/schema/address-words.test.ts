import { expect, test } from 'vitest';
import { addressWords } from './address-words';

test('addressWords returns each word once, in small letters and without accents or punctuation', () => {
  expect(addressWords('Hôtel Komune, Jl. Pantai-Keramas 12 (hotel)')).toEqual([
    'hotel',
    'komune',
    'jl',
    'pantai',
    'keramas',
    '12',
  ]);
  expect(addressWords('ＫＵＴＡ')).toEqual(['kuta']);
});

test('addressWords takes Japanese and Chinese in pairs of characters, since no spaces divide their words', () => {
  expect(addressWords('海辺のホテル 3号')).toEqual(['海辺', '辺の', 'のホ', 'ホテ', 'テル']);
  expect(addressWords('金巴兰 villa')).toEqual(['villa', '金巴', '巴兰']);
});

test('addressWords finds no words in punctuation and single letters', () => {
  expect(addressWords(' - a, 宿 ')).toEqual([]);
});
