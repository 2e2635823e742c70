import { percentile } from '../lib/load';

/** Compares the median round with the goal. */
export const goal = (ratios: readonly number[], least: number): string =>
  `(goal ${least}: ${percentile([...ratios], 0.5) >= least ? 'reached' : 'not reached'})`;
