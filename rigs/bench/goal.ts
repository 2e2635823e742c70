import { percentile } from '../lib/load';

/** Whether the round in the middle has the ratio that was set as a goal. */
export const goal = (ratios: readonly number[], least: number): string =>
  `(goal ${least}: ${percentile([...ratios], 0.5) >= least ? 'reached' : 'not reached'})`;
