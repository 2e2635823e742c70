import { expect, test } from 'vitest';
import { addOnsByDiver } from './add-ons-by-diver';

const divers = [{ equipment: ['kit', 'mask'] }, { equipment: null }, { equipment: ['kit'] }];
const whose = (along: number[], ...add_ons: { uuid: string | null; quantity: number }[]) =>
  addOnsByDiver({ divers, items: [{ divers: along, add_ons }] }).map(({ by }) => by);

test('equipment belongs to the divers on its item who asked for it', () => {
  expect(whose([0, 1, 2], { uuid: 'kit', quantity: 2 }, { uuid: 'mask', quantity: 1 })).toEqual([[0, 2], [0]]);
  expect(whose([1, 2], { uuid: 'kit', quantity: 1 })).toEqual([[2]]);
});

test('an add-on that is not per diver, or has an unassigned piece, is shown as a count', () => {
  expect(whose([0, 1, 2], { uuid: 'torch', quantity: 1 }, { uuid: null, quantity: 1 })).toEqual([[], []]);
  expect(whose([0, 1, 2], { uuid: 'kit', quantity: 3 })).toEqual([[]]);
});

test('each item lists its own add-ons, even when they are the same', () => {
  const kit = { uuid: 'kit', quantity: 1 };
  const items = [
    { day: 1, divers: [0], add_ons: [kit] },
    { day: 2, divers: [2], add_ons: [kit] },
  ];
  expect(addOnsByDiver({ divers, items }).map(({ item, by }) => [item.day, by])).toEqual([
    [1, [0]],
    [2, [2]],
  ]);
});
