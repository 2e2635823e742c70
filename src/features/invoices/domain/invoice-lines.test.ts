import { expect, test } from 'vitest';
import { invoiceLines } from './invoice-lines';

const words = { discount: 'Discount', adjustment: 'Agreed', reduction: 'Less', fee: (label: string) => `Fee ${label}` };
const dive = {
  label: 'Tulamben',
  state: 'booked' as const,
  quantity: 2,
  unitPrice: 1_000_000,
  activityFee: 2_000_000,
  discount: 0,
  fees: [],
  addOns: [],
  total: 2_000_000,
  retained: null,
  waived: 0,
};
const torch = { label: 'Torch', quantity: 2, price: 50_000, amount: 100_000 };

test('invoiceLines lists packages, add-ons, discounts and adjustments, and adds up', () => {
  const item = { ...dive, addOns: [torch], discount: 200_000, total: 1_850_000 };
  const { lines, total } = invoiceLines([item], 0, words);
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Tulamben', 2_000_000],
    ['Torch', 100_000],
    ['Discount', -200_000],
    ['Agreed', -50_000],
  ]);
  expect(total).toBe(1_850_000);
});

test('invoiceLines prints the unit price only where it explains the amount', () => {
  const [line] = invoiceLines([{ ...dive, activityFee: 1_900_000, total: 1_900_000 }], 0, words).lines;
  expect(line).toMatchObject({ quantity: 2, unit_price: null, amount: 1_900_000 });
});

test('invoiceLines lists the fee for a cancelled item and the part that the shop waived', () => {
  const off = { ...dive, label: 'Menjangan', state: 'off' as const, retained: 400_000, waived: 100_000 };
  expect(invoiceLines([dive, off], 350_000, words)).toMatchObject({
    lines: [{ label: 'Tulamben' }, { label: 'Fee Menjangan', amount: 400_000 }, { label: 'Less', amount: -250_000 }],
    total: 2_150_000,
  });
  expect(invoiceLines([off], 350_000, words).total).toBe(400_000);
});
