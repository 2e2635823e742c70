export const secondsLeft = (total: number, elapsedMs: number) => Math.max(0, Math.ceil(total - elapsedMs / 1000));

/** Formats seconds as a clock: `4:05`. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

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
