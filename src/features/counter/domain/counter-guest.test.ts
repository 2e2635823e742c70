import { expect, test } from 'vitest';
import { guestOf, retype } from './counter-guest';

test('guestOf reads digits as a phone number of the shop’s country, unless a plus names another', () => {
  expect(guestOf({ typed: '0812 3456 7890', other: 'Ni Luh' }, 'ID')).toEqual({
    name: 'Ni Luh',
    phone: '+6281234567890',
  });
  expect(guestOf({ typed: '+1 415 555 0134', other: '' }, 'ID').phone).toBe('+14155550134');
});

test('guestOf reads letters as a name, with the phone number from the second field', () => {
  expect(guestOf({ typed: 'Mason 2', other: '+14155550134' }, 'ID')).toEqual({
    name: 'Mason 2',
    phone: '+14155550134',
  });
  expect(guestOf({ typed: '', other: '' }, 'ID')).toEqual({ name: '', phone: '' });
});

test('retype keeps the second field until the first changes from a name to a number', () => {
  expect(retype({ typed: 'Mas', other: '+62' }, 'Maso')).toEqual({ typed: 'Maso', other: '+62' });
  expect(retype({ typed: '0812', other: 'Mason' }, '')).toEqual({ typed: '', other: '' });
});
