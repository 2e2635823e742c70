import { percentile } from '../lib/load';

const NAME_WIDTH = 24;

export const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
export const cells = (name: string, values: string[]) =>
  `  ${name.padEnd(NAME_WIDTH)}${values.map((value) => value.padStart(11)).join('')}`;

/** Prints the lowest, median and highest ratio. */
export const rangeOf = (ratios: readonly number[], digits = 3): string =>
  [ratios.at(0), percentile([...ratios], 0.5), ratios.at(-1)].map((ratio = 0) => ratio.toFixed(digits)).join(' · ');
