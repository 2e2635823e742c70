import { describe, expect, test } from 'vitest';
import { textIn } from './text-in';

const en = { subject: 'Your card', body: 'Please bring it.' };

describe('textIn', () => {
  test("returns the text in the guest's language", () => {
    const de = { subject: 'Ihr Brevet', body: 'Bitte bringen Sie es mit.' };
    expect(textIn({ en, de }, 'de')).toEqual({ ...de, locale: 'de' });
    expect(textIn({ en, de }, 'en')).toEqual({ ...en, locale: 'en' });
  });

  test('returns the whole English text when the body is not translated', () => {
    expect(textIn({ en, de: { subject: 'Ihr Brevet', body: '' } }, 'de')).toEqual({ ...en, locale: 'en' });
    expect(textIn({ en }, 'ja')).toEqual({ ...en, locale: 'en' });
  });

  test('falls back to the English subject when only the subject is missing', () => {
    expect(textIn({ en, ja: { body: 'ご持参ください。' } }, 'ja')).toEqual({
      subject: 'Your card',
      body: 'ご持参ください。',
      locale: 'ja',
    });
  });
});
