import { describe, expect, test } from 'vitest';
import { sentencesByField } from '@/shared/errors/field-sentences';
import { templateInput } from './schema';

const texts = (en: object, de?: object) => ({
  name: 'Weather',
  active: true,
  texts: { en: { subject: 'Your day {day}', body: 'Dear {name}', ...en }, ...(de && { de }) },
});
const refused = (input: unknown) => sentencesByField(templateInput.safeParse(input).error as never);

describe('a template', () => {
  test('may use the fields that an answer fills in', () => {
    expect(templateInput.safeParse(texts({ body: '{name} {number} {day} {trip} {pickup} {link}' })).success).toBe(true);
  });

  test('is refused with an unknown field, at the text that uses it', () => {
    const input = texts({ body: 'On {date} with {boat}' }, { subject: 'Ihr Tag {Tag}' });
    expect(refused(input)).toMatchObject({
      'texts.en.body': [{ key: 'invalid.message_fields', params: { fields: '{date}, {boat}' } }],
      'texts.de.subject': [{ key: 'invalid.message_fields', params: { fields: '{Tag}' } }],
    });
  });

  test('needs an English text only', () => {
    expect(Object.keys(refused(texts({ body: ' ' })))).toEqual(['texts.en.body']);
    expect(templateInput.safeParse(texts({}, { subject: '', body: '' })).success).toBe(true);
  });

  test('has a one-line subject', () => {
    expect(Object.keys(refused(texts({ subject: 'One\nBcc: two' })))).toEqual(['texts.en.subject']);
  });
});
