import { type FeeLine, type FeePayer, loweredFees, shareOf } from '@/features/booking/domain/fee-lines';
import type { Day } from '@/shared/time/days';

/** A person on the item after the edit; a new one was not on it before. */
export type EditedPayer = FeePayer & { isNew: boolean };

/** Who stays pays what was agreed, or less once more is known; who is new pays the agreed rate as often as the others. */
export function editedFees(agreed: readonly FeeLine[], payers: readonly EditedPayer[], first: Day): FeeLine[] {
  const lines = loweredFees(agreed, payers, first).map((line) => {
    const times = Math.max(...line.people.map((person) => person.times));
    const along = line.people.filter(({ position }) => payers.some((payer) => payer.position === position));
    const added = payers.filter(({ isNew }) => isNew).map((payer) => shareOf(payer, line.rates, first, times));
    return { ...line, people: [...along, ...added] };
  });
  return lines.filter(({ people }) => people.length > 0);
}
