import { percentile } from '../lib/load';

/** Compared in turns, so that other load affects every candidate. */
export const ROUNDS = 3;

type Round = { perSecond: number; refused: number };

export const middleOf = (values: readonly number[]): number =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );

/** Returns the median round with the refusals of all rounds. */
export function middleRound<R extends Round>(rounds: readonly R[]): R {
  const sorted = rounds.toSorted((one, other) => one.perSecond - other.perSecond);
  const round = sorted[Math.floor(sorted.length / 2)];
  if (!round) throw new Error('nothing was measured');
  return { ...round, refused: sorted.reduce((sum, { refused }) => sum + refused, 0) };
}

/** Compares rates round by round; ascending. */
export const ratiosOf = (rounds: readonly Round[], others: readonly Round[]): number[] =>
  rounds
    .map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 0))
    .toSorted((one, other) => one - other);
