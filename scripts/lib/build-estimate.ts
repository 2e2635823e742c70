/** The parts of a build in their order, and how it announces each of them. */
export const phases = ['compile', 'data', 'pages', 'finish'] as const;
export type Phase = (typeof phases)[number];

export const announcedBy: Partial<Record<Phase, RegExp>> = {
  data: /Collecting page data/,
  pages: /Generating static pages/,
};

/** How many seconds each part took. */
export type Times = Record<Phase, number>;

/** The parts of a first build, measured on two cores; only their proportions count. */
export const usualTimes: Times = { compile: 48, data: 5, pages: 1, finish: 7 };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

type Now = {
  phase: Phase;
  /** The seconds that the parts before it took. */
  before: number;
  /** The seconds since the build began. */
  elapsed: number;
  /** The times of the last build in this folder. */
  last: Times | null;
};

/**
 * The seconds that are left: what came before this part tells how fast this machine is, and the last build here how long
 * each part takes. Null in the first part of a first build, about which nothing is known.
 */
export function secondsLeft({ phase, before, elapsed, last }: Now): number | null {
  const times = last ?? usualTimes;
  const index = phases.indexOf(phase);
  const usualBefore = sum(phases.slice(0, index).map((one) => times[one]));
  if (usualBefore === 0 && !last) return null;
  const pace = usualBefore > 0 ? before / usualBefore : 1;
  const ofPhase = Math.max(0, times[phase] * pace - (elapsed - before));
  return ofPhase + pace * sum(phases.slice(index + 1).map((one) => times[one]));
}

/** `45 s`, `2 min 10 s`; an estimate is rounded to ten seconds. */
export function inMinutes(seconds: number): string {
  const rounded = Math.round(seconds);
  const minutes = Math.floor(rounded / 60);
  return minutes === 0 ? `${rounded} s` : `${minutes} min ${rounded % 60} s`;
}

const doing: Record<Phase, string> = {
  compile: 'compiling the site',
  data: 'collecting its pages',
  pages: 'preparing its pages',
  finish: 'packing it',
};

export function progressLine(now: Now): string {
  const left = secondsLeft(now);
  const so = `${doing[now.phase]}, ${inMinutes(now.elapsed)} so far`;
  if (left === null) return `${so}; this takes a minute or more, by the speed of the machine`;
  return `${so}, about ${inMinutes(Math.max(10, Math.ceil(left / 10) * 10))} left`;
}
