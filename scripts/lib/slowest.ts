import type { Timed } from './suites';

const LISTED = 10;

export const slowestTests = (timed: readonly Timed[]): string[] =>
  timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, LISTED)
    .map(({ test, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${test}`);
