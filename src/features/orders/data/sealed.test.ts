import { expect, test } from 'vitest';
import type { DiverInput } from '@/features/booking/divers/schema';
import { diver } from '@/test/divers';
import type { OrderRow } from './orders';
import { blankDiver, openDiver, sealDiver } from './sealed';

type Row = OrderRow['divers'][number];
const sight = { equipment: ['0198f3a0-0000-7000-8000-000000000001'], left_dioptres: -2.5, right_dioptres: 1 };
const experience: Partial<DiverInput> = { last_dive_range: 'longer_ago', logged_dives: 40, specialties: ['deep'] };
const flight: Partial<DiverInput> = { flight_date: '2026-12-31', flight_time: '21:40' };
const sizes: Partial<DiverInput> = { shoe_size_system: 'US', shoe_size: 9, suit_size: 'M', own_equipment: ['mask'] };
const contact = { emergency_name: 'Karl', emergency_phone: '+49 151 1111111', emergency_relationship: 'father' };
const complete = diver({
  ...{
    last_dive: '2026-05-17',
    variant: 3,
    residence: 'abroad',
    ...sizes,
    ...sight,
    ...experience,
    ...flight,
    ...contact,
  },
});
const row = (columns: object) => columns as Row;

test('openDiver returns every field as sealDiver was given it', () => {
  expect(openDiver(row(sealDiver(complete, 0)))).toEqual(complete);
});

test('blankDiver leaves no data of a diver', () => {
  const erased = openDiver(row({ ...sealDiver(complete, 0), ...blankDiver() }));
  expect(Object.entries(erased).filter(([field, value]) => value === complete[field as keyof typeof complete])).toEqual(
    [],
  );
});

test('openDiver reads a diver who was sealed before a sealed field existed', () => {
  const { sealedDetails } = blankDiver();
  expect(openDiver(row({ ...sealDiver(complete, 0), sealedDetails }))).toMatchObject({
    full_name: complete.full_name,
    height_cm: 0,
  });
});
