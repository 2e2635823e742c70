import { readFileSync, writeFileSync } from 'node:fs';
import { announcedBy, type Phase, phases, progressLine, type Times } from './build-estimate';

const EVERY_MS = 15_000;

export type BuildProgress = {
  /** Takes the output of Next. */
  read: (text: string) => void;
  begin: (phase: Phase) => void;
  /** Keeps the times for the next build in this folder. */
  finish: () => void;
  stop: () => void;
};

/** Null for the first build, and for a file of another version. */
function readTimes(file: string): Times | null {
  try {
    const times: Partial<Times> = JSON.parse(readFileSync(file, 'utf8'));
    return phases.every((phase) => typeof times[phase] === 'number') ? (times as Times) : null;
  } catch {
    return null;
  }
}

/** Reports every quarter of a minute how far a build is. */
export function followBuild(timesFile: string, report: (progress: string) => void): BuildProgress {
  const since = performance.now();
  const elapsed = () => (performance.now() - since) / 1000;
  const last = readTimes(timesFile);
  let phase: Phase = 'compile';
  const starts: Partial<Times> = { compile: 0 };
  const begin = (next: Phase) => {
    if (phases.indexOf(next) <= phases.indexOf(phase)) return;
    phase = next;
    starts[next] = elapsed();
  };
  const timer = setInterval(
    () => report(progressLine({ phase, before: starts[phase] ?? 0, elapsed: elapsed(), last })),
    EVERY_MS,
  );
  return {
    begin,
    read(text) {
      for (const next of phases) if (announcedBy[next]?.test(text)) begin(next);
    },
    finish() {
      const end = elapsed();
      // A part that was not announced took no time of its own.
      const ends = (index: number) => phases.slice(index + 1).map((one) => starts[one]);
      const times = phases.map((one, index) => {
        const start = starts[one];
        const until = ends(index).find((next) => next !== undefined) ?? end;
        return [one, start === undefined ? 0 : until - start];
      });
      writeFileSync(timesFile, JSON.stringify(Object.fromEntries(times)));
    },
    stop: () => clearInterval(timer),
  };
}
