import { expect, test } from 'vitest';
import { personName } from './person-name';

const nobody = { givenName: '', familyName: '', name: '', email: 'sari@example.test' };

test.each([
  [
    { givenName: 'Sari', familyName: 'Dewi' },
    { firstName: 'Sari', lastName: 'Dewi' },
  ],
  [{ givenName: 'Sukarno' }, { firstName: 'Sukarno', lastName: '' }],
  [{ familyName: 'Dewi' }, { firstName: 'Dewi', lastName: '' }],
  [{ name: 'Sari Dewi' }, { firstName: 'Sari Dewi', lastName: '' }],
  [{}, { firstName: 'sari', lastName: '' }],
])("the provider's name %j becomes %j", (called, expected) => {
  expect(personName({ ...nobody, ...called })).toEqual(expected);
});

test('personName returns one line of at most 100 characters', () => {
  const { firstName } = personName({ ...nobody, givenName: `Sari\r\nBcc: all\u0000${'x'.repeat(200)}` });
  expect(firstName).toHaveLength(100);
  expect(firstName).toMatch(/^Sari Bcc: all x+$/);
});
