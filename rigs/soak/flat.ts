import { percentile } from '../lib/load';
import type { FigureName, Sample } from './sample';

/** The last third of a run may exceed the first by `factor`, plus `plus`. */
type Allowance = { factor: number; plus: number };
type Rule = Allowance & { name: string; unit: string };
export type Change = { name: string; unit: string; first: number; last: number; limit: number; isFlat: boolean };

/** Measured from the last start of the server. */
const ofProcess: Partial<Record<FigureName, Rule>> = {
  memory: { name: 'Memory', unit: 'MB', factor: 1.15, plus: 20 },
  heap: { name: 'Heap', unit: 'MB', factor: 1.25, plus: 20 },
  files: { name: 'Open files', unit: '', factor: 1.1, plus: 10 },
  handles: { name: 'Handles', unit: '', factor: 1.1, plus: 10 },
};
const ofSite: Partial<Record<FigureName, Rule>> = {
  poolBusy: { name: 'Connections in use', unit: '', factor: 1, plus: 3 },
  poolWaiting: { name: 'Statements that wait for a connection', unit: '', factor: 1, plus: 1 },
  jobsWaiting: { name: 'Jobs that wait', unit: '', factor: 1, plus: 5 },
  oldestJob: { name: 'Oldest job that waits', unit: 's', factor: 1, plus: 5 },
};
const median: Allowance = { factor: 1.5, plus: 20 };
const slow: Allowance = { factor: 2, plus: 100 };
/** With fewer answers, a single slow answer would decide. */
const FEWEST_TIMES = 40;

/** The first sixth of the run, and as long after a restart, count as warm-up. */
export const WARM_SHARE = 1 / 6;

function thirds<T>(items: readonly T[]): [T[], T[]] {
  const size = Math.floor(items.length / 3);
  return [items.slice(0, size), items.slice(items.length - size)];
}

const sorted = (values: number[]): number[] => values.toSorted((one, other) => one - other);

function changeOf({ name, unit, factor, plus }: Rule, first: number, last: number): Change {
  const limit = first * factor + plus;
  return { name, unit, first, last, limit, isFlat: last <= limit };
}

function changesOf(rules: Partial<Record<FigureName, Rule>>, samples: readonly Sample[]): Change[] {
  const [first, last] = thirds(samples);
  if (first.length === 0) return [];
  return Object.entries(rules).map(([figure, rule]) => {
    const middle = (of: Sample[]) =>
      percentile(sorted(of.map(({ figures }) => figures?.[figure as FigureName] ?? 0)), 0.5);
    return changeOf(rule, middle(first), middle(last));
  });
}

function changesOfTimes(samples: readonly Sample[]): Change[] {
  const [first, last] = thirds(samples);
  const subjects = [...new Set(samples.flatMap(({ times }) => Object.keys(times)))];
  return subjects.flatMap((subject) => {
    const [before, after] = [first, last].map((of) => sorted(of.flatMap(({ times }) => times[subject] ?? [])));
    if (!before || !after || Math.min(before.length, after.length) < FEWEST_TIMES) return [];
    const at = (share: number, name: string, allowance: Allowance) =>
      changeOf(
        { name: `${subject}, ${name}`, unit: 'ms', ...allowance },
        percentile(before, share),
        percentile(after, share),
      );
    return [at(0.5, 'median', median), at(0.95, '95 %', slow)];
  });
}

/** Compares the first and last third of the samples without a fault. */
export function changesBetweenThirds(samples: readonly Sample[], seconds: number): Change[] {
  const warm = seconds * WARM_SHARE;
  const calm = samples.filter(({ fault, figures, at }) => !fault && figures && at > warm);
  const running = samples.filter(({ process }) => process === samples.at(-1)?.process);
  const started = running[0]?.at ?? 0;
  const ofOne = running.filter(({ figures, at }) => figures && at > started + warm);
  return [...changesOf(ofProcess, ofOne), ...changesOf(ofSite, calm), ...changesOfTimes(calm)];
}
