const LOOK_MS = 10;
/** Limits the burst after a time in which nobody waited. */
const MOST_AT_ONCE = 3;

/** Releases waiting callers one at a time at `perSecond`. */
export class Pace {
  private readonly waiting: (() => void)[] = [];
  private readonly since = performance.now();
  private readonly timer: NodeJS.Timeout;
  private passed = 0;

  constructor(private readonly perSecond: number) {
    this.timer = setInterval(() => this.letPass(), LOOK_MS);
  }

  private letPass(): void {
    const due = Math.floor(((performance.now() - this.since) / 1000) * this.perSecond);
    for (const pass of this.waiting.splice(0, Math.min(due - this.passed, MOST_AT_ONCE))) pass();
    this.passed = due;
  }

  turn = (): Promise<void> => new Promise((resolve) => this.waiting.push(resolve));

  end(): void {
    clearInterval(this.timer);
  }
}
