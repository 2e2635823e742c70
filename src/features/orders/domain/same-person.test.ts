import { expect, test } from 'vitest';
import { isSamePerson } from './same-person';

test.each([
  ['Sari Dewi', '1990-04-21', ' sari  dewi', '1990-04-21', true],
  ['José Muñoz', '1990-04-21', 'Jose MUNOZ', '1990-04-21', true],
  ['かとう', '1990-04-21', 'がとう', '1990-04-21', false],
  ['Sari Dewi', null, 'Sari Dewi', '1990-04-21', true],
  ['Sari Dewi', '1990-04-21', 'Sari Dewi', '2015-04-21', false],
  ['Sari Dewi', '1990-04-21', 'Jan Dewi', '1990-04-21', false],
])('%s of %s and %s of %s are the same person: %s', (name, born, otherName, otherBorn, same) => {
  const other = { full_name: otherName, date_of_birth: otherBorn };
  expect(isSamePerson({ full_name: name, date_of_birth: born }, other)).toBe(same);
});
