import { expect, test } from 'vitest';
import { byAddress } from './by-address';

const ann = { name: 'Ann', email: 'Ann@example.test' };
const ben = { name: 'Ben', email: null };
const eve = { name: 'Eve', email: 'eve@example.test' };

test('guests are reminded at their own address, and those without one at the address of the customer', () => {
  expect(byAddress({ divers: [ann, ben, eve], customer: 'ann@example.test', needsContact: false })).toEqual([
    { address: 'Ann@example.test', isCustomer: true, divers: [ann, ben], contact: false },
    { address: 'eve@example.test', isCustomer: false, divers: [eve], contact: false },
  ]);
});

test('the customer is reminded of the emergency contact even when all guests are ready', () => {
  expect(byAddress({ divers: [], customer: 'ann@example.test', needsContact: true })).toEqual([
    { address: 'ann@example.test', isCustomer: true, divers: [], contact: true },
  ]);
});

test('guests without any address get no reminder', () => {
  expect(byAddress({ divers: [ben], customer: null, needsContact: true })).toEqual([]);
});
