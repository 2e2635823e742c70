import { describe, expect, test } from 'vitest';
import { textIn } from './text-in';

const en = { subject: 'Your card', body: 'Please bring it.' };

describe('the text of a template', () => {
  test("is in the guest's language", () => {
    const de = { subject: 'Ihr Brevet', body: 'Bitte bringen Sie es mit.' };
    expect(textIn({ en, de }, 'de')).toEqual({ ...de, locale: 'de' });
    expect(textIn({ en, de }, 'en')).toEqual({ ...en, locale: 'en' });
  });

  test('is entirely in English when the body is not written', () => {
    expect(textIn({ en, de: { subject: 'Ihr Brevet', body: '' } }, 'de')).toEqual({ ...en, locale: 'en' });
    expect(textIn({ en }, 'ja')).toEqual({ ...en, locale: 'en' });
  });

  test('has an English subject when only the subject is missing', () => {
    expect(textIn({ en, ja: { body: 'ご持参ください。' } }, 'ja')).toEqual({
      subject: 'Your card',
      body: 'ご持参ください。',
      locale: 'ja',
    });
  });
});
