const LOOK_MS = 10;
/** What was due while nobody waited is not caught up with. */
const MOST_AT_ONCE = 3;

/** Lets those who wait go on one after the other, so many a second. */
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
