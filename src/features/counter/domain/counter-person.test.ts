import { expect, test } from 'vitest';
import { personFields } from '@/features/booking/divers/domain/fields';
import type { PickablePerson } from '@/features/booking/people/schema';
import { counterPerson, ownPerson } from './counter-person';

const blank = Object.fromEntries(personFields.map((field) => [field, null]));
const stored = (about: object): PickablePerson =>
  ({ ...blank, full_name: 'Mason Clark', emergency_contact: null, saved: true, ...about }) as PickablePerson;

test('counterPerson takes over stored details, and counts an unknown level as none', () => {
  expect(counterPerson(stored({ height_cm: 181, certification_level: 'rescue' }))).toMatchObject({
    full_name: 'Mason Clark',
    height_cm: 181,
    certification_level: 'rescue',
  });
  expect(counterPerson(stored({})).certification_level).toBe('none');
});

test('counterPerson drops details that no field of the counter could correct', () => {
  expect(counterPerson(stored({ height_cm: 9, certification_level: 'rescue' }))).toEqual({
    full_name: 'Mason Clark',
    certification_level: 'rescue',
    date_of_birth: '',
  });
});

test('ownPerson finds the customer among their people regardless of case', () => {
  const own = stored({ full_name: 'mason clark' });
  expect(ownPerson([stored({ full_name: 'Ann' }), own], 'Mason Clark')).toBe(own);
  expect(ownPerson([own], 'Budi')).toBeUndefined();
});
