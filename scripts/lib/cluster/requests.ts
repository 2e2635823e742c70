const PATIENCE_MS = 40_000;

/** What came instead of an answer: the client waits and tries again. */
export type Trouble = { at: number; subject: string; kind: string };
export type Reply = { status: number; body: string } | { trouble: string };

/** A write without an idempotency key whose COMMIT was not answered. */
export const OUTCOME_UNKNOWN = 'may have been written';

/** An unavailable site that says when to come back is honest; any other failure is a kind of its own. */
function troubleIn({ status, headers }: Response, body: string): string | undefined {
  if (status === 500 && body.includes('"outcome_unknown"')) return OUTCOME_UNKNOWN;
  if (status === 503) return headers.has('retry-after') ? '503' : '503 without Retry-After';
  return status >= 500 ? String(status) : undefined;
}

/** Sends requests and notes which of them failed, and when. */
export class Requests {
  answered = 0;
  readonly troubles: Trouble[] = [];

  constructor(private readonly origin: string) {}

  private fail(subject: string, kind: string): Reply {
    this.troubles.push({ at: performance.now(), subject, kind });
    return { trouble: kind };
  }

  async send(subject: string, path: string, init: RequestInit = {}): Promise<Reply> {
    try {
      const answer = await fetch(this.origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const body = await answer.text();
      const trouble = troubleIn(answer, body);
      if (trouble) return this.fail(subject, trouble);
      this.answered += 1;
      return { status: answer.status, body };
    } catch (error) {
      const { name } = error as Error;
      return this.fail(subject, name === 'TimeoutError' ? 'no answer' : 'cut off');
    }
  }

  since = (moment: number): Trouble[] => this.troubles.filter(({ at }) => at >= moment);
}
