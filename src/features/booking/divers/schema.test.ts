import { describe, expect, test } from 'vitest';
import { diver } from '@/test/divers';
import { bookedDivers } from './schema';

const later = {
  full_name: 'Hana Lindqvist',
  date_of_birth: '21/04/1990',
  association: 'SSI',
  certification_level: 'advanced',
  complete_later: true,
};
const reachable = { ...later, phone: '+46 70 123 45 67', email: 'hana@example.test' };

const faultsOf = (...divers: object[]) =>
  (bookedDivers.safeParse(divers).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a diver whose form is completed later', () => {
  test('is booked with name, birth date and level, and the first diver also with phone and email', () => {
    const { data } = bookedDivers.safeParse([reachable, { ...later, shoe_size: '', shoe_size_system: 'EU' }]);
    expect(data?.[1]).toMatchObject({
      full_name: 'Hana Lindqvist',
      date_of_birth: '1990-04-21',
      association: 'SSI',
      certification_level: 'advanced',
      certification_number: null,
      phone: null,
      height_cm: null,
      shoe_size_system: null,
    });
    expect(JSON.stringify(data)).not.toContain('complete_later');
  });

  test('is refused when a field needed now is missing, with the messages of the full form', () => {
    expect(faultsOf(later)).toEqual(['0.phone: required.phone', '0.email: required.email']);
    const { association: _, ...noAgency } = later;
    expect(faultsOf(reachable, noAgency)).toEqual(['1.association: required.association']);
    expect(faultsOf(reachable, { complete_later: true })).toEqual([
      '1.full_name: required.full_name',
      '1.date_of_birth: required.date_of_birth',
      '1.certification_level: required.certification_level',
    ]);
  });

  test('is still validated in all fields that are filled in', () => {
    expect(faultsOf(reachable, { ...later, phone: '12', shoe_size: 90, shoe_size_system: 'EU' })).toEqual([
      '1.phone: invalid.phone_number',
      '1.shoe_size: invalid.shoe_size_range',
    ]);
  });
});

test('without complete_later a form must be complete, and each error is reported once', () => {
  expect(bookedDivers.safeParse([diver()]).data).toEqual([diver()]);
  const { phone: _, ...silent } = diver();
  expect(faultsOf({ ...silent, complete_later: false })).toEqual(['0.phone: required.phone']);
  const { complete_later: __, ...strict } = reachable;
  expect(faultsOf(strict)).toContain('0.gender: required.gender');
  expect(bookedDivers.safeParse(undefined).error?.issues).toHaveLength(1);
});
