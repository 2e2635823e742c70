import { expect, test } from 'vitest';
import { addOnsBooked, peopleBooked } from './people-booked';

const order = (...states: ('booked' | 'off')[]) => ({
  divers: ['Sari', 'Ben', 'Aiko'],
  add_ons: [],
  items: states.map((state, index) => ({ state, divers: [index, index + 1], add_ons: [`torch ${index}`] })),
});

test('the people and add-ons of an order are those of its booked items', () => {
  expect([peopleBooked(order('booked', 'off')), addOnsBooked(order('booked', 'off'))]).toEqual([
    ['Sari', 'Ben'],
    ['torch 0'],
  ]);
  expect(peopleBooked(order('booked', 'booked'))).toEqual(['Sari', 'Ben', 'Aiko']);
});

test('the people and add-ons of an order that is over are those of all its items', () => {
  expect(peopleBooked(order('off', 'off'))).toEqual(['Sari', 'Ben', 'Aiko']);
  expect(addOnsBooked(order('off', 'off'))).toEqual(['torch 0', 'torch 1']);
});
