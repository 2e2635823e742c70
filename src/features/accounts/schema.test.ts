import { describe, expect, test } from 'vitest';
import { describe as describeRefusal, toAppError } from '@/server/api/sentences';
import type { z } from '@/shared/schema/zod';
import { loginForm, loginInput, pinInput, registerInput, resetPasswordInput, updatePasswordInput } from './schema';

const person = {
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@example.test',
  password: 'laut biru 7',
  confirm_password: 'laut biru 7',
};

async function messagesFor(schema: z.ZodType, input: object) {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { message: null, first: {} };
  const { message, errors } = await describeRefusal(toAppError(parsed.error), 'en');
  return { message, first: Object.fromEntries(Object.entries(errors ?? {}).map(([field, [first]]) => [field, first])) };
}

describe('registerInput', () => {
  test('accepts names, email and a repeated password, and trims and lower-cases the email', () => {
    expect(registerInput.parse({ ...person, email: '  Ayu@Example.TEST ' })).toEqual(person);
  });

  test('reports each missing field', async () => {
    expect(await messagesFor(registerInput, {})).toEqual({
      message: 'Some fields are required',
      first: {
        first_name: 'First name is required',
        last_name: 'Last name is required',
        email: 'Email is required',
        password: 'Password is required',
        confirm_password: 'Confirm password is required',
      },
    });
    const blank = Object.fromEntries(Object.keys(person).map((field) => [field, '']));
    expect(await messagesFor(registerInput, blank)).toEqual(await messagesFor(registerInput, {}));
  });

  test.each([
    ['email', 'ayu at home', 'Please enter a valid email'],
    ['password', 'six ch', 'Please use 7 to 50 characters'],
    ['password', 'x'.repeat(51), 'Please use 7 to 50 characters'],
    ['password', 'Password1', 'This password is too easy to guess. Please choose another one'],
    ['confirm_password', 'laut biru 8', 'Confirm password does not match'],
    ['confirm_password', 'laut biru 7 ', 'Confirm password does not match'],
    ['first_name', 'x'.repeat(101), 'Please use at most 100 characters'],
    ['first_name', 'Ayu\r\nBcc: you@example.test', 'This value is not valid'],
    ['role', 'ADMIN', 'This field is not known here'],
  ])('reports at %s: %s', async (field, value, sentence) => {
    const { message, first } = await messagesFor(registerInput, { ...person, [field]: value });
    expect(first).toHaveProperty(field, sentence);
    expect(Object.values(first)).toContain(message);
  });

  test.each([7, 50])('accepts a password of %i characters', (length) => {
    const password = 'x y'.repeat(20).slice(0, length);
    expect(registerInput.safeParse({ ...person, password, confirm_password: password }).success).toBe(true);
  });

  test('preserves leading and trailing spaces of a password', () => {
    const password = '  laut biru  ';
    expect(registerInput.parse({ ...person, password, confirm_password: password }).password).toBe(password);
  });

  test('reports differing passwords together with other missing fields', async () => {
    const { first } = await messagesFor(registerInput, { password: 'laut biru 7', confirm_password: 'laut biru 8' });
    expect(first).toMatchObject({
      confirm_password: 'Confirm password does not match',
      email: 'Email is required',
    });
  });
});

describe('a one-time code', () => {
  test.each([
    [undefined, 'OTP is required'],
    ['  ', 'OTP is required'],
    ['AB23C', 'OTP must be exactly 6 characters'],
    ['AB23CDE', 'OTP must be exactly 6 characters'],
  ])('%s: %s', async (pin, sentence) => {
    expect((await messagesFor(pinInput, { email: person.email, pin })).first).toEqual({ pin: sentence });
  });

  test('is normalised from any notation', () => {
    expect(pinInput.parse({ email: person.email, pin: ' ab2 3cd' }).pin).toBe('AB23CD');
  });
});

test('a password reset by code follows the rules of a first password', async () => {
  const reset = { email: person.email, pin: 'AB23CD', password: 'password123', confirm_password: 'password124' };
  expect((await messagesFor(resetPasswordInput, reset)).first).toEqual({
    password: 'This password is too easy to guess. Please choose another one',
    confirm_password: 'Confirm password does not match',
  });
});

test('changing a password requires the current one', async () => {
  const change = { password: 'laut biru 7', confirm_password: 'laut biru 7' };
  expect((await messagesFor(updatePasswordInput, change)).first).toEqual({
    current_password: 'Current password is required',
  });
  expect((await messagesFor(updatePasswordInput, { ...change, current_password: 'six ch' })).first).toEqual({
    current_password: 'Please use 7 to 50 characters',
  });
});

test('loginForm refuses impossible passwords that loginInput accepts', async () => {
  const [short, long] = ['manta', 'm'.repeat(51)].map((password) => ({ email: person.email, password }));
  for (const values of [short, long]) {
    expect((await messagesFor(loginForm, values as object)).first).toEqual({
      password: 'Please use 7 to 50 characters',
    });
    expect(loginInput.safeParse(values).success).toBe(true);
  }
  expect(loginForm.safeParse({ email: person.email, password: 'manta-7' }).success).toBe(true);
});
