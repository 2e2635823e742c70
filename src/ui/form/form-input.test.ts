import { describe, expect, test } from 'vitest';
import { errorKey } from '@/shared/errors/error-key';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { firstSentences } from './form-input';

const schema = z.strictObject({
  name: requiredText(errorKey('required.name'), 3).regex(/^[a-z]*$/, errorKey('invalid.field')),
  divers: z.array(z.strictObject({ email: z.email(errorKey('invalid.email')) })),
});
const right = { name: 'ayu', divers: [{ email: 'ayu@example.test' }] };
const keysOf = (...of: Parameters<typeof firstSentences<typeof right>>) =>
  Object.fromEntries(Object.entries(firstSentences(...of)).map(([field, { key }]) => [field, key]));

describe('firstSentences', () => {
  test('is empty for valid values', () => {
    expect(keysOf({ schema }, right)).toEqual({});
  });

  test('has one sentence at the path of each field, in lists too', () => {
    expect(keysOf({ schema }, { name: 'AYUNI', divers: [...right.divers, { email: 'ayu' }] })).toEqual({
      name: 'invalid.too_long',
      'divers.1.email': 'invalid.email',
    });
  });

  test('follows the schema of the input when the typed values are converted to it', () => {
    const toInput = ({ name, divers }: typeof right) => ({ name: name.toLowerCase(), divers });
    expect(keysOf({ schema, toInput }, { ...right, name: 'AYU' })).toEqual({});
  });

  test('lists other rules after the schema', () => {
    const rules = () => ({ name: [{ key: 'required.field' as const }], divers: [{ key: 'required.diver' as const }] });
    expect(keysOf({ schema, rules }, { ...right, name: '' })).toEqual({
      name: 'required.name',
      divers: 'required.diver',
    });
  });
});
