import { expect, test } from 'vitest';
import { itemsBooked, peopleBooked } from './people-booked';

const order = (...states: ('booked' | 'off')[]) => ({
  divers: ['Sari', 'Ben', 'Aiko'],
  items: states.map((state, index) => ({ state, divers: [index, index + 1] })),
});

test('the people of an order are those on its booked items', () => {
  const { divers, items } = order('booked', 'off');
  expect(itemsBooked(items)).toEqual([items[0]]);
  expect(peopleBooked({ divers, items })).toEqual(['Sari', 'Ben']);
  expect(peopleBooked(order('booked', 'booked'))).toEqual(['Sari', 'Ben', 'Aiko']);
});

test('the people of an ended order are those on all its items', () => {
  const { divers, items } = order('off', 'off');
  expect(itemsBooked(items)).toEqual(items);
  expect(peopleBooked({ divers, items })).toEqual(['Sari', 'Ben', 'Aiko']);
});
