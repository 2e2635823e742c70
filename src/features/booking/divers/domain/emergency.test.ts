import { expect, test } from 'vitest';
import { ownEmergency } from './emergency';

const own = { emergency_name: 'Kenji', emergency_phone: '+81 90 1234 5678', emergency_relationship: null };

test('ownEmergency is the contact that a diver named, once the name and the number are known', () => {
  expect(ownEmergency(own)).toEqual({ name: 'Kenji', phone: '+81 90 1234 5678', relationship: null, message: null });
  expect(ownEmergency({ ...own, emergency_phone: null })).toBeNull();
  expect(ownEmergency({ ...own, emergency_name: '' })).toBeNull();
});
