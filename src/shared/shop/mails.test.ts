import { describe, expect, test } from 'vitest';
import { signatureIn } from './mails';

describe('signatureIn', () => {
  test('uses the reader’s language, or English where that language has none', () => {
    const signature = { en: 'See you\nSegara', de: 'Bis bald', ja: '' };
    expect(signatureIn({ signature }, 'de')).toEqual(['Bis bald']);
    expect(signatureIn({ signature }, 'ja')).toEqual(['See you', 'Segara']);
    expect(signatureIn({ signature }, 'zh')).toEqual(['See you', 'Segara']);
  });

  test('is empty when the shop has written none', () => {
    expect(signatureIn({ signature: {} }, 'en')).toEqual([]);
    expect(signatureIn({ signature: { en: '' } }, 'id')).toEqual([]);
  });
});
