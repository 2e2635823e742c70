import { expect, test } from 'vitest';
import { feeAmount, feeLine } from '@/features/booking/domain/fee-lines';
import { editedFees } from './edited-fees';

const DAY = '2026-12-24';
const rates = {
  ...{ foreign_adult: 100_000, foreign_child: 60_000, domestic_adult: 20_000, domestic_child: 10_000 },
  child_up_to_age: 10,
};
const levy = feeLine.parse({
  ...{ id: '01940000-0000-7000-8000-00000000000a', names: { en: 'Levy' }, per: 'day' },
  ...{ payment: 'with_booking', refund: 'always', rates },
  people: [0, 1].map((position) => ({ position, times: 2, amount: 200_000, at_most: true })),
});
const guest = (position: number, about: object = {}) => ({
  ...{ position, nationality: 'DE', residence: 'abroad', date_of_birth: '1990-01-01', isNew: false },
  ...about,
});
const amounts = (payers: ReturnType<typeof guest>[]) => editedFees([levy], payers, DAY).map(feeAmount);

test('people who stay pay what was agreed, or less once more is known', () => {
  expect(amounts([guest(0), guest(1)])).toEqual([400_000]);
  expect(amounts([guest(0), guest(1, { residence: 'indonesia' })])).toEqual([240_000]);
});

test('a new person pays the agreed rate as often as the others', () => {
  const child = guest(2, { date_of_birth: '2018-01-01', isNew: true });
  expect(amounts([guest(0), guest(1), child])).toEqual([400_000 + 120_000]);
});

test('fees drop when people leave, and are removed once nobody pays them', () => {
  expect(amounts([guest(1)])).toEqual([200_000]);
  expect(editedFees([levy], [], DAY)).toEqual([]);
});
