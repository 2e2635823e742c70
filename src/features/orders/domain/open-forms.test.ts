import { expect, test } from 'vitest';
import { diver } from '@/test/divers';
import { openFields, openFormsOf } from './open-forms';

test('a form with every required field is not open', () => {
  expect(openFields(diver())).toEqual([]);
  expect(openFields(diver({ certification_level: 'none', association: null, certification_number: null }))).toEqual([]);
});

test('an open form lists what it still needs, including a missing emergency contact', () => {
  const open = { ...diver(), full_name: '', dietary_restriction: null, association: null };
  expect(openFormsOf({ divers: [diver(), open], emergency_contact: null })).toEqual({
    divers: [{ position: 1, fields: ['full_name', 'association', 'dietary_restriction'] }],
    emergency_contact: true,
  });
});
