import { expect, test } from 'vitest';
import { onNitrox } from './on-nitrox';

const guest = (name: string, item: string, equipment: string[] | null = null) => ({ name, item, about: { equipment } });
const ann = guest('Ann', 'a');
const bo = guest('Bo', 'a', ['nitrox-32', 'torch']);
const cy = guest('Cy', 'a', ['torch']);
const di = guest('Di', 'b');
const guests = [ann, bo, cy, di];
const namesFor = (...booked: Parameters<typeof onNitrox>[1]) =>
  [...onNitrox(guests, booked)].map(({ name }) => name).sort();

test('onNitrox takes those who chose the add-on, then the first of the item', () => {
  expect(namesFor({ item: 'a', addOn: 'nitrox-32', quantity: 1 })).toEqual(['Bo']);
  expect(namesFor({ item: 'a', addOn: 'nitrox-32', quantity: 2 })).toEqual(['Ann', 'Bo']);
  expect(namesFor({ item: 'a', addOn: null, quantity: 1 })).toEqual(['Ann']);
});

test('onNitrox counts each item and add-on by itself, and nobody twice', () => {
  const booked = [
    { item: 'a', addOn: 'nitrox-32', quantity: 1 },
    { item: 'a', addOn: 'nitrox-36', quantity: 1 },
    { item: 'b', addOn: 'nitrox-32', quantity: 4 },
  ];
  expect(namesFor(...booked)).toEqual(['Ann', 'Bo', 'Di']);
  expect(namesFor()).toEqual([]);
});
