import { expect, it } from 'vitest';
import { sentencesByField } from '@/shared/errors/field-sentences';
import { requiredOr, requiredText } from './fields';
import { z } from './zod';

const schema = z.strictObject({
  email: requiredText('required.email', 5),
  count: z.number().max(3),
  nested: z.strictObject({ name: requiredText('required.field') }),
});
const keys = (value: unknown) =>
  Object.fromEntries(
    Object.entries(sentencesByField(schema.safeParse(value).error ?? new z.ZodError([]))).map(([field, [first]]) => [
      field,
      first?.key,
    ]),
  );

it('zod reports a missing value in one way, whether it is absent, empty or blank', () => {
  for (const email of [undefined, null, '', '   ']) {
    expect(keys({ email, count: 1, nested: { name: 'x' } })).toEqual({ email: 'required.email' });
  }
  expect(keys({ email: 'a', nested: { name: 'x' } })).toEqual({ count: 'required.field' });
});

it('zod reports a nested field with its path, and an unknown field at its own name', () => {
  expect(keys({ email: 'a', count: 1, nested: { name: '', role: 'ADMIN' }, price: 0 })).toEqual({
    'nested.name': 'required.field',
    'nested.role': 'invalid.unknown_field',
    price: 'invalid.unknown_field',
  });
});

it('zod passes the limit to the sentence that mentions it', () => {
  const fields = sentencesByField(
    schema.safeParse({ email: 'toolong', count: 9, nested: { name: 'x' } }).error ?? new z.ZodError([]),
  );
  expect(fields.email?.[0]).toMatchObject({ key: 'invalid.too_long', params: { count: 5 } });
  expect(fields.count?.[0]).toMatchObject({ key: 'invalid.too_big', params: { maximum: 3 } });
});

it('zod reports a choice and a count as missing only when they are missing', () => {
  const form = z.strictObject({
    unit: z.enum(['per_diver']),
    gender: z.enum(['female', 'male'], requiredOr('required.gender')),
    packages: z.int(requiredOr('required.packages', 'invalid.not_a_number')),
  });
  const messageKeys = (value: unknown) =>
    Object.values(sentencesByField(form.safeParse(value).error ?? new z.ZodError([]))).map(([first]) => first?.key);
  const missing = ['required.field', 'required.gender', 'required.packages'];
  expect(messageKeys({})).toEqual(missing);
  expect(messageKeys({ unit: null, gender: null, packages: null })).toEqual(missing);
  const wrong = ['invalid.field', 'invalid.field', 'invalid.not_a_number'];
  expect(messageKeys({ unit: 'per_boat', gender: 'Male', packages: '2' })).toEqual(wrong);
  expect(messageKeys({ unit: 1, gender: 1, packages: 1.5 })).toEqual(wrong);
});

it('zod reports a field named after a built-in object property', () => {
  const sent: unknown = JSON.parse('{"email":"a","count":1,"nested":{"name":"x"},"constructor":1,"toString":2}');
  expect(keys(sent)).toEqual({ constructor: 'invalid.unknown_field', toString: 'invalid.unknown_field' });
});
