import { expect, test } from 'vitest';
import { personOf } from '@/features/booking/divers/domain/fields';
import { personInput } from '@/features/travellers/schema';
import { diver } from '@/test/divers';
import { fromPersonForm, toPersonForm } from './typed-person';

const experience = { logged_dives: 40, specialties: [] };
const details = personOf(diver({ last_dive: '2026-05-17', left_dioptres: -2.5, ...experience }));
const contact = { name: 'Budi', phone: '+62 812 3456 7890', relationship: null, message: 'Speaks Indonesian' };

test('personAsSent returns a person unchanged when nothing was edited', () => {
  const person = { ...details, uuid: '0198f3a0-0000-7000-8000-000000000001', emergency_contact: contact };
  expect(personInput.parse(fromPersonForm(toPersonForm(person)))).toEqual({ ...details, emergency_contact: contact });
});

test('personAsSent requires only the name and sends empty fields as null', () => {
  const typed = { ...toPersonForm(null), full_name: 'Jan Dewi' };
  const { full_name, ...rest } = personInput.parse(fromPersonForm(typed));
  expect(full_name).toBe('Jan Dewi');
  expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
  expect(personInput.safeParse(fromPersonForm({ ...typed, height_cm: 'tall' })).success).toBe(false);
});

test('an emergency contact with only a message lacks a name', () => {
  const typed = toPersonForm(null);
  const message = { ...typed.emergency_contact, message: 'Speaks Indonesian' };
  const sent = personInput.safeParse(fromPersonForm({ ...typed, full_name: 'Jan Dewi', emergency_contact: message }));
  expect(sent.error?.issues.map(({ path }) => path.join('.'))).toContain('emergency_contact.name');
});
