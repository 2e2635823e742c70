import { expect, test } from 'vitest';
import { diverInput } from '@/features/booking/divers/schema';
import { diver } from '@/test/divers';
import { diverFieldNames, diverFields } from './fields';
import { fromDiverForm, toDiverForm } from './typed-diver';

const torch = '0198f3a0-0000-7000-8000-000000000001';
const sight = { left_dioptres: -2.5, right_dioptres: 1.25 };
const experience = { last_dive_range: '1_to_2_years', logged_dives: 40, specialties: ['deep'] } as const;
const flight = { flight_date: '2026-12-31', flight_time: '21:40' };
const complete = diver({
  ...{ last_dive: '2026-05-17', variant: 3, equipment: [torch, torch], ...flight },
  ...{ ...experience, specialties: [...experience.specialties] },
  ...sight,
  residence: 'abroad',
  suit_size: 'M',
  own_equipment: ['mask', 'fins'],
  emergency_name: 'Kadek Putra',
  emergency_phone: '+62 812 3456 7890',
  emergency_relationship: 'Brother',
});

test('the diver from the test factory has a value in every field', () => {
  expect(Object.entries(complete).filter(([, value]) => value === null)).toEqual([]);
  expect(Object.keys(complete).toSorted()).toEqual(diverFieldNames.toSorted());
});

test('a diver filled in from an earlier order is sent unchanged', () => {
  expect(diverInput.parse(fromDiverForm(toDiverForm(complete)))).toEqual(complete);
});

test('the server requires exactly the fields that the form requires', () => {
  const optional = diverFieldNames.filter((field) => diverInput.shape[field].safeParse(null).success);
  const optionalInForm = diverFieldNames.filter((field) => !diverFields[field].isRequired);
  // These two are required of every certified diver.
  expect(optional.toSorted()).toEqual([...optionalInForm, 'association', 'certification_number'].toSorted());
});
