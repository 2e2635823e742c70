/** How many whole seconds are still to be shown of a time that runs only while nobody is looking at it. */
export const secondsLeft = (total: number, elapsedMs: number) => Math.max(0, Math.ceil(total - elapsedMs / 1000));

/** Seconds as a clock shows them: `4:05`. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A stopwatch that can be held and runs on from where it stood. */
export class Stopwatch {
  private before = 0;
  private since: number | null;

  constructor(now: number) {
    this.since = now;
  }

  hold(now: number) {
    this.before = this.elapsed(now);
    this.since = null;
  }

  run(now: number) {
    this.since ??= now;
  }

  elapsed(now: number) {
    return this.before + (this.since === null ? 0 : now - this.since);
  }
}
