import { expect, test } from 'vitest';
import { quantitiesOf, wantedBy } from './equipment';

const kit = { uuid: 'kit', equipment: true };
const torch = { uuid: 'torch', equipment: false };
const draft = {
  divers: [{ equipment: 'kit' }, { equipment: '' }, { equipment: 'mask,kit' }],
  add_ons: { torch: 2 },
};

test('wantedBy returns the divers on the item who want the equipment', () => {
  expect(wantedBy(draft, kit, [0, 1, 2])).toEqual([0, 2]);
  expect(wantedBy(draft, kit, [1, 2])).toEqual([2]);
  expect(wantedBy(draft, torch, [0, 1, 2])).toEqual([]);
});

test('a diver without a form wants no equipment', () => {
  expect(wantedBy(draft, kit, [3])).toEqual([]);
});

test('quantitiesOf counts equipment by the divers who want it, and every other add-on as typed', () => {
  const product = { add_ons: [kit, torch] } as unknown as Parameters<typeof quantitiesOf>[1];
  expect(quantitiesOf(draft, product, [0, 1, 2])).toEqual({ kit: 2, torch: 2 });
});
